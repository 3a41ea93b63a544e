// Sounds, if wanted: a tap when something happens, a small bell when it is my turn. Made here, no files.
import { settings } from '../settings.ts';

let context: AudioContext | null = null;

function tone(pitch: number, at: number, length: number, loud: number): void {
  const oscillator = context!.createOscillator();
  const volume = context!.createGain();
  const start = context!.currentTime + at;
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(context!.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export function sound(what: 'tap' | 'bell'): void {
  if (!settings.value.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (what === 'tap') return tone(220, 0, 0.08, 0.06);
  tone(660, 0, 0.5, 0.08);
  tone(880, 0.12, 0.7, 0.07);
}
