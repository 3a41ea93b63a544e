// How one likes to play: when a turn counts, how much moves, sounds, text mode, guidance.
import { say } from '../say.ts';
import { MOTIONS, set, settings } from '../settings.ts';
import { Choice, Switch } from './parts.tsx';

export function HowILikeIt() {
  const now = settings.value;
  return (
    <>
      <Choice
        label={say('confirm-mode')}
        value={now.confirm}
        of={(['explicit', 'delay', 'at-once'] as const).map((mode) => [mode, say(`confirm-${mode}`)] as const)}
        onPick={(confirm) => set({ confirm })}
      />
      {now.confirm === 'delay' && (
        <Choice
          label={say('confirm-seconds')}
          value={now.seconds}
          of={([2, 4, 8] as const).map((seconds) => [seconds, say('seconds', { count: seconds })] as const)}
          onPick={(seconds) => set({ seconds })}
        />
      )}
      <Choice
        label={say('motion')}
        value={now.motion}
        of={MOTIONS.map((motion) => [motion, say(`motion-${motion}`)] as const)}
        onPick={(motion) => set({ motion })}
      />
      <Switch label={say('sounds')} on={now.sounds} onFlip={(sounds) => set({ sounds })} />
      <Switch label={say('text-mode')} why={say('text-mode-why')} on={now.text} onFlip={(text) => set({ text })} />
      <Switch label={say('tour')} why={say('tour-why')} on={now.tour} onFlip={(tour) => set({ tour })} />
    </>
  );
}
