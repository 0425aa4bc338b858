import type { State } from '@siegeworks/contract';
import { apply } from '@siegeworks/kernel';
import { choicesOf, examplesOf } from '@siegeworks/lab/examples';
import type { Case, Scene, SceneKit } from '@siegeworks/scenario';
import { boardText, nameOf, perform, seenIn, shortened, wholeBoard } from '@siegeworks/scenario';
import { kitOf } from '@siegeworks/shelf';
import { bold, dim, width, wrap } from '../page.ts';
import type { Rule } from './books.ts';
import { ROOT } from './books.ts';

/** The example of a rule as a story, or `null` where there is none. */
export function exampleText({ id, game }: Rule, root = ROOT): string | null {
  const kit = kitOf(game);
  const { rules, cases } = examplesOf(root, game);
  return kit && Object.hasOwn(rules, id) ? storyOf(kit, cases[rules[id]]) : null;
}

function storyOf(kit: SceneKit, one: Case): string {
  const { start, opening, scenes, end, before: picks } = shortened(perform(kit, one));
  const table = (s: State) => boardText(wholeBoard(kit, s), width());
  const steps = scenes.filter(({ deed }) => !deed?.auto).map((scene, i) => stepText(kit, scene, i + 1));
  const after = scenes.some(({ deed }) => deed !== null) ? ['', bold('The table after'), table(end)] : [];
  const first = opening.map(({ sentence, rule }) => told({ rule, text: sentence }));
  const begun = first.length > 0 ? [bold('What has happened by itself'), ...first, ''] : [];
  const plain = picks > 0 ? `The table after ${picks} picks` : 'The table before';
  const before = bold(first.length > 0 ? 'The table then' : plain);
  return [bold(nameOf(one)), '', ...begun, before, table(start), '', ...steps, ...after].join('\n');
}

function stepText(kit: SceneKit, scene: Scene, n: number): string {
  const { deed } = scene;
  if (!deed) {
    const { says, refused } = seenIn(scene, SEATS);
    return [wrap(`${n}. ${says || 'Look at the table.'}`, '   ').trimStart(), ...refused.map(told)].join(
      '\n',
    );
  }
  const dice = deed.at.script?.length ? dim(`  scripted chance: ${JSON.stringify(deed.at.script)}`) : '';
  const text = deed.option.kind === 'concede' ? 'give up' : kit.game.words.option(deed.at, deed.option);
  return [`${n}. P${deed.seat + 1}: ${text}${dice}`, ...newsOf(kit, deed)].join('\n');
}

/** Nobody sits there: seats go by their numbers. */
const SEATS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];

const told = ({ rule, text }: { rule: string; text: string }) => wrap(`${text} (${rule})`, '   ');

function newsOf({ game }: SceneKit, { at, seat, option }: NonNullable<Scene['deed']>): string[] {
  const s: State = game.rules.clone(at);
  s.events = [];
  apply(game, s, { seat, option });
  return (s.events ?? []).flatMap(event => {
    const words = game.words.events[event.type];
    if (!words) return [];
    const rule = typeof words.rule === 'string' ? words.rule : words.rule(event);
    return [told({ rule, text: words.say(s, event) })];
  });
}

/** Why nothing shows this rule. */
export const whyUnshown = ({ id, game }: Rule, root = ROOT): string =>
  choicesOf(root, game).unshown?.[id] ?? 'no scenario proves it';
