import type { FileText, StudioEye } from '@siegeworks/protocol';
import type { Replay } from './replay.ts';
import { wholeOf } from './whole.ts';

/** The whole match in sentences, each with its rule, as this eye may know it. */
export function textOf(replay: Replay, eye: StudioEye): FileText {
  const { match } = replay;
  const whole = wholeOf(replay);
  const names = replay.seats.map(({ name }) => name).join(' against ');
  const lines = replay
    .log(eye)
    .flatMap(({ text, rule, part, short }) =>
      part === 'turn' ? ['', short || text] : [`  ${text}${rule === '' ? '' : ` (${rule})`}`],
    );
  const text = [
    `${match.game.about.title}: ${names}`,
    ...lines,
    '',
    `${whole.outcome.text} (${whole.outcome.rule})`,
  ];
  return { name: `${match.game.about.id}-${whole.key.slice(0, 8)}.txt`, text: `${text.join('\n')}\n` };
}
