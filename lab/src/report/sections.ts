import type { Rate } from '../rate.ts';
import type { ArmResult, NamedRate, StudyResult } from '../study/result.ts';
import { number, percent, withInterval } from '../study/say.ts';
import { rankOf } from '../study/statistics.ts';
import { beside, escaped, plot, section, table } from './markup.ts';

/** Everything below what the study says, in reading order; what there is nothing to say about is left out. */
export function sections(result: StudyResult): string[] {
  return [
    legend(result),
    overview(result),
    decks(result),
    lengths(result),
    endings(result),
    cards(result),
    stakes(result),
    again(result),
  ].filter(part => part !== '');
}

function legend({ arms }: StudyResult): string {
  if (arms.length < 2) return '';
  return `<p class="legend">${arms.map(({ name }) => `<span><i></i>${escaped(name)}</span>`).join('')}</p>`;
}

/** One column for each arm. */
function byArm(
  { arms }: StudyResult,
  rows: readonly (readonly [string, (arm: ArmResult) => string])[],
): string {
  const filled = rows
    .map(([what, cell]) => [what, ...arms.map(cell)])
    .filter(([, ...cells]) => cells.some(cell => cell !== ''));
  return table(['', ...arms.map(({ name }) => `#${name}`)], filled);
}
const rate = (of: Rate | null | undefined): string => (of && of.games > 0 ? withInterval(of) : '');

function overview(result: StudyResult): string {
  const { arms } = result;
  const alone = arms[0].won !== null;
  const seats = arms[0].seats.map(
    (_seat, i) => [`Seat ${i + 1} wins`, (arm: ArmResult) => rate(arm.seats[i])] as const,
  );
  const players = arms[0].players.map(
    ({ id }) => [`${id} wins`, (arm: ArmResult) => rate(arm.players.find(each => each.id === id))] as const,
  );
  const rows = byArm(result, [
    ['Games', arm => `${number(arm.finished)} of ${number(arm.games)}`],
    ['Won', arm => rate(arm.won)],
    ['Whoever begins wins', arm => rate(arm.first)],
    ...seats,
    ...players,
    ['Comebacks', arm => rate(arm.comebacks)],
    ['Changes of the lead, median', arm => (sum(arm.leadChanges) ? `${rankOf(arm.leadChanges, 0.5)}` : '')],
    ['Deals that play decides', arm => rate(arm.luck)],
    ['Decisions that are shown to matter', arm => (arm.mattering === null ? '' : percent(arm.mattering))],
    ['Stalls and draws', arm => rate(arm.stalls)],
    ['Games that went wrong', arm => (arm.errors.length > 0 ? `${arm.errors.length}` : '')],
  ]);
  const note =
    'In brackets the 95 % interval (Wilson). A comeback is a win of somebody whose chances were once judged to be under 30 %.';
  return section(
    alone ? 'How often it is won' : 'Who begins, and who wins',
    note,
    beside(plot('first'), rows),
  );
}
const sum = (counted: ArmResult['turns']) => Object.values(counted).reduce((a, b) => a + b, 0);

function decks(result: StudyResult): string {
  const { arms } = result;
  if (arms[0].decks.length < 2) return '';
  const mirrors =
    arms[0].mirrors > 0 ? ` ${number(arms[0].mirrors)} games of a deck against itself are left out.` : '';
  const rows = (of: (arm: ArmResult) => readonly NamedRate[]) =>
    of(arms[0])
      .toSorted((a, b) => b.rate - a.rate)
      .map(({ id, name }) => [name, (arm: ArmResult) => rate(of(arm).find(each => each.id === id))] as const);
  const groups = arms[0].groups
    .filter(group => group.rates.length > 1)
    .map(({ title }) =>
      section(
        `Wins by ${title}`,
        'Games in which both sides have the same are left out.',
        byArm(
          result,
          rows(arm => arm.groups.find(group => group.title === title)?.rates ?? []),
        ),
      ),
    );
  return [
    section(
      'Wins by deck',
      `Against all other decks; bars are 95 % intervals.${mirrors}`,
      beside(
        plot('decks'),
        byArm(
          result,
          rows(arm => arm.decks),
        ),
      ),
    ),
    ...groups,
  ].join('\n');
}

function lengths(result: StudyResult): string {
  const spread = (of: (arm: ArmResult) => ArmResult['turns']) => (arm: ArmResult) =>
    sum(of(arm)) === 0 ? '' : [0.5, 0.95, 1].map(share => number(rankOf(of(arm), share))).join(' · ');
  const rows = byArm(result, [
    ['Turns', spread(arm => arm.turns)],
    ['Picks', spread(arm => arm.picks)],
    ['Decisions (more than one option)', spread(arm => arm.decisions)],
    [
      'Minutes at 6 seconds a decision',
      arm =>
        sum(arm.decisions)
          ? [0.5, 0.95, 1].map(share => Math.round(rankOf(arm.decisions, share) / 10)).join(' · ')
          : '',
    ],
  ]);
  return section(
    'How long',
    'Games by turns; in the table median · 95 % are shorter · longest.',
    beside(plot('lengths'), rows),
  );
}

function endings(result: StudyResult): string {
  const rules = [...new Set(result.arms.flatMap(arm => arm.endings.map(({ id }) => id)))];
  const cell = (rule: string) => (arm: ArmResult) => rate(arm.endings.find(({ id }) => id === rule));
  const leads =
    sum(result.arms[0].leadChanges) > 0
      ? section('Changes of the lead', 'Games by how often the lead changed hands.', plot('leads'))
      : '';
  return (
    section(
      'Endings',
      'The rule that ended the game.',
      byArm(
        result,
        rules.map(rule => [rule, cell(rule)] as const),
      ),
    ) + leads
  );
}

/** Fewer games than this say nothing about a card. */
const FEW = 20;
function cards({ arms }: StudyResult): string {
  const [{ cards: all, name }] = arms;
  const shown = all.filter(({ drawn, undrawn }) => drawn.games + undrawn.games >= FEW);
  if (shown.length === 0) return '';
  const compared = all.filter(({ drawn, undrawn }) => drawn.games >= FEW && undrawn.games >= FEW).length;
  const cell = (of: Rate) => (of.games >= FEW ? withInterval(of) : of.games > 0 ? `(${of.games} games)` : '');
  const rows = shown.map(card => [
    card.name,
    cell(card.deck),
    cell(card.drawn),
    cell(card.undrawn),
    cell(card.played),
    number(card.drawn.games),
  ]);
  const note = [
    `${arms.length > 1 ? `${name}: ` : ''}how often a deck won that has the card, drew it, did not draw it, played it.`,
    `${compared} cards are compared: about ${Math.max(1, Math.round(compared / 20))} would stand out by chance alone.`,
    'Drawing goes with winning but need not cause it, since long games draw more.',
  ].join(' ');
  return section(
    'Cards',
    note,
    '<h3>Won when drawn, minus won when not drawn</h3>',
    plot('cards'),
    table(['card', '#in deck', '#drawn', '#not drawn', '#played', '#games drawn'], rows),
  );
}

function stakes({ arms }: StudyResult): string {
  const found = arms.flatMap(({ name, stakes: own }) => (own ?? []).map(stake => ({ name, ...stake })));
  if (found.length === 0) return '';
  const rows = found.map(({ name, question, asked, ...of }) => [
    ...(arms.length > 1 ? [name] : []),
    question,
    asked.toFixed(1),
    of.games > 0 ? withInterval(of) : 'never mattered',
  ]);
  return section(
    'Which decisions matter',
    'The share of games, of those that ended differently, that went better for a player who left this question to chance: near 50 % it does not matter.',
    table([...(arms.length > 1 ? [''] : []), 'question', '#asked a game', '#better'], rows),
  );
}

function again({ plan, arms }: StudyResult): string {
  const rules = arms
    .map(({ name, options, overlay }) => {
      const set = Object.entries(options).map(([option, value]) => `${option} = ${value}`);
      return `${name}: ${[...set, ...(overlay ? [`overlay ${overlay}`] : [])].join(', ') || 'as it is'}`;
    })
    .join('\n');
  return section(
    'The plan',
    'The same plan plays the same games on every machine.',
    `<pre>${escaped(`${rules}\n${JSON.stringify({ ...plan, arms: undefined, shelf: undefined }, null, 1)}`)}</pre>`,
  );
}
