// Dusk over the valley: the sun behind the hills, smoke from far chimneys. Everything else stands before it.

export function Sky() {
  return (
    <svg class="cb-sky" viewBox="0 0 1200 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="cb-dusk" x2="0" y2="1">
          <stop offset="0" class="s0" />
          <stop offset=".55" class="s1" />
          <stop offset=".82" class="s2" />
          <stop offset="1" class="s3" />
        </linearGradient>
        <radialGradient id="cb-sun">
          <stop offset="0" class="s4" />
          <stop offset="1" class="s5" />
        </radialGradient>
      </defs>
      <path fill="url(#cb-dusk)" d="M0 0H1200V220H0Z" />
      <circle cx="690" cy="176" r="210" fill="url(#cb-sun)" />
      <circle cx="690" cy="170" r="26" class="sun" />
      <g class="stars">
        {[60, 210, 340, 455, 590, 770, 860, 985, 1100, 1160].map((x, i) => (
          <circle key={x} cx={x} cy={14 + ((i * 37) % 52)} r={i % 3 ? 1 : 1.5} />
        ))}
      </g>
      <g class="clouds">
        <path d="M80 92c40-12 70 0 110-6s80 4 130-2c-30 14-90 12-130 12S110 100 80 92Z" />
        <path d="M820 70c50-10 90 2 140-6s70 6 120 0c-30 14-90 14-140 12s-90 4-120-6Z" />
        <path d="M430 118c40-8 80 2 130-4s100 4 150-2c-40 12-110 12-160 12s-90 2-120-6Z" />
      </g>
      <path class="far" d="M0 172C80 150 150 160 240 148S420 166 520 150s180-14 280 4 150-18 240-8 110 14 160 4V220H0Z" />
      <g class="smoke">
        <path d="M306 140c-14-18 10-24-2-42s16-22 6-38c20 14 8 28 18 40s-6 26 2 40Z" />
        <path d="M1020 138c-12-16 10-22 0-38s14-20 8-34c18 12 6 26 14 36s-6 24 0 36Z" />
      </g>
      <g class="near">
        <path d="M296 200V140h14v60ZM1012 200V138h12v62ZM330 200V152h10v48Z" />
        <path d="M0 196C60 182 140 186 230 180s190 12 300 4 170-8 270 0 260-12 400-2V220H0Z" />
        <path d="M560 184V160l12-8 12 8V184ZM590 184V166h30v18ZM900 182V164l10-7 10 7V182Z" />
      </g>
    </svg>
  );
}
