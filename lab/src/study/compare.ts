import type { Rate } from '../rate.ts';
import type { ArmResult, Comparison, Finding, NamedRate } from './result.ts';
import { number, percent, pointsText } from './say.ts';
import type { Share } from './statistics.ts';
import { gamesToSee, holm, rankOf, sharesDiffer, tendsToDiffer, twoSided } from './statistics.ts';

/** One difference that was looked at, before it is known what else was. */
interface Looked {
  about: string;
  p: number;
  title: string;
  text: string;
}

/** What changed from one arm to another, the surest first. Cards are a family of their own: there are so many of them. */
export function compare(from: ArmResult, to: ArmResult): Comparison {
  const main = [
    ...lengths(from, to),
    ...rates(from, to),
    ...endings(from, to),
    ...named('decks', from.decks, to.decks),
    ...from.groups.flatMap(({ title, rates: own }) =>
      named(title, own, to.groups.find(group => group.title === title)?.rates ?? []),
    ),
  ];
  const cards = named('cards', from.cards.map(drawnRate), to.cards.map(drawnRate));
  const findings = [...judged(main), ...judged(cards)];
  return {
    from: from.name,
    to: to.name,
    looked: findings.length,
    findings: [...seen(findings), ...unseen(main, cards)],
  };
}
const drawnRate = ({ id, name, drawn }: ArmResult['cards'][number]): NamedRate => ({ id, name, ...drawn });

/** What one arm says by itself: who begins, and which decks are better or worse than the others. */
export function findingsOf(arm: ArmResult): Finding[] {
  const even = (about: string, title: [string, string], rate: Rate): Looked => {
    const z = (rate.rate - 0.5) / Math.sqrt(0.25 / Math.max(1, rate.games));
    const text = `${percent(rate.rate)} of ${number(rate.games)} games, between ${percent(rate.low)} and ${percent(rate.high)}.`;
    return { about, p: twoSided(z), title: title[rate.rate > 0.5 ? 0 : 1], text };
  };
  const looked = [
    ...(arm.first
      ? [
          even(
            'first',
            ['The first player has an advantage', 'The first player has a disadvantage'],
            arm.first,
          ),
        ]
      : []),
    ...arm.decks.map(deck =>
      even(`decks/${deck.id}`, [`${deck.name} is strong`, `${deck.name} is weak`], deck),
    ),
  ];
  const found = judged(looked);
  const none = (about: string, title: string, games: number): Finding[] =>
    found.some(each => each.about.startsWith(about)) &&
    found.every(each => !each.about.startsWith(about) || each.verdict === 'not seen')
      ? [
          {
            verdict: 'not seen',
            about,
            title,
            text: `Everything lies within what chance explains in ${number(games)} games.`,
            p: 1,
            corrected: 1,
          },
        ]
      : [];
  return [
    ...seen(found),
    ...none('first', 'It does not matter who begins', arm.first?.games ?? 0),
    ...none('decks', 'No deck stands out', arm.finished),
  ];
}

/** Sure after Holm's correction, likely only without it. */
function judged(looked: readonly Looked[]): Finding[] {
  const corrected = holm(looked.map(({ p }) => p));
  return looked.map((each, i) => ({
    ...each,
    corrected: corrected[i],
    verdict: corrected[i] < 0.05 ? 'sure' : each.p < 0.05 ? 'likely' : 'not seen',
  }));
}
const seen = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter(({ verdict }) => verdict !== 'not seen')
    .sort((a, b) => a.corrected - b.corrected || a.p - b.p);

function lengths(from: ArmResult, to: ArmResult): Looked[] {
  const median = [rankOf(from.turns, 0.5), rankOf(to.turns, 0.5)];
  const longest = [rankOf(from.turns, 1), rankOf(to.turns, 1)];
  const { by, p } = tendsToDiffer(from.turns, to.turns);
  const text = `Half are over by turn ${median[1]} instead of ${median[0]}; the longest took ${longest[1]} turns instead of ${longest[0]}.`;
  const answers = [rankOf(from.decisions, 0.5), rankOf(to.decisions, 0.5)];
  const decisions = tendsToDiffer(from.decisions, to.decisions);
  const leads = tendsToDiffer(from.leadChanges, to.leadChanges);
  return [
    { about: 'turns', p, title: by < 0 ? 'Games end sooner' : 'Games last longer', text },
    {
      about: 'decisions',
      p: decisions.p,
      title: decisions.by < 0 ? 'Games have fewer decisions' : 'Games have more decisions',
      text: `Half of the games have ${number(answers[1])} or fewer instead of ${number(answers[0])}.`,
    },
    {
      about: 'leads',
      p: leads.p,
      title: leads.by < 0 ? 'The lead changes less often' : 'The lead changes more often',
      text: `${meanText(to.leadChanges)} times a game instead of ${meanText(from.leadChanges)}.`,
    },
  ];
}
function meanText(counted: ArmResult['turns']): string {
  const entries = Object.entries(counted);
  const games = entries.reduce((sum, [, n]) => sum + n, 0);
  return (entries.reduce((sum, [value, n]) => sum + Number(value) * n, 0) / Math.max(1, games)).toFixed(1);
}

function rates(from: ArmResult, to: ArmResult): Looked[] {
  return [
    ...looked('first', from.first, to.first, [
      'The first player wins more often',
      'The first player wins less often',
    ]),
    ...looked('won', from.won, to.won, ['The game is won more often', 'The game is won less often']),
    ...looked('stalls', from.stalls, to.stalls, ['More games stall', 'Fewer games stall']),
    ...looked('comebacks', from.comebacks, to.comebacks, [
      'There are more comebacks',
      'There are fewer comebacks',
    ]),
    ...looked('luck', from.luck, to.luck, [
      'More deals are decided by play',
      'Fewer deals are decided by play',
    ]),
  ];
}
function endings(from: ArmResult, to: ArmResult): Looked[] {
  const rules = new Set([...from.endings, ...to.endings].map(({ id }) => id));
  return [...rules].flatMap(rule => {
    const share = ({ endings: all, finished }: ArmResult): Share => ({
      wins: all.find(({ id }) => id === rule)?.wins ?? 0,
      games: finished,
    });
    return looked(`endings/${rule}`, share(from), share(to), [
      `More games end by ${rule}`,
      `Fewer games end by ${rule}`,
    ]);
  });
}
function named(family: string, from: readonly NamedRate[], to: readonly NamedRate[]): Looked[] {
  return from.flatMap(own => {
    const other = to.find(({ id }) => id === own.id);
    return other
      ? looked(`${family}/${own.id}`, own, other, [
          `${own.name} wins more often`,
          `${own.name} wins less often`,
        ])
      : [];
  });
}

/** A draw is half a win, in a rate; a share has none. */
const shareOf = (rate: Share | Rate): Share => ({
  wins: rate.wins + ('draws' in rate ? rate.draws / 2 : 0),
  games: rate.games,
});
function looked(
  about: string,
  from: Share | Rate | null,
  to: Share | Rate | null,
  [more, less]: readonly [string, string],
): Looked[] {
  if (!from || !to || from.games === 0 || to.games === 0) return [];
  const [a, b] = [shareOf(from), shareOf(to)];
  const difference = sharesDiffer(a, b);
  const text = `${number(b.wins)} of ${number(b.games)} instead of ${number(a.wins)} of ${number(a.games)}: ${pointsText(difference)}.`;
  return [{ about, p: difference.p, title: difference.by < 0 ? less : more, text }];
}

/** For what was looked for and not seen, how many games would have been needed. */
const POINTS = 5;
function unseen(main: readonly Looked[], cards: readonly Looked[]): Finding[] {
  const none = (about: string, family: readonly Looked[], title: string, per: string): Finding[] => {
    const own = family.filter(each => each.about.split('/')[0] === about);
    if (own.length === 0 || own.some(({ p }) => p < 0.05)) return [];
    const text = `Every change lies within what chance explains. To see ${POINTS} points takes about ${number(roundUp(gamesToSee(POINTS)))} games ${per}.`;
    return [{ verdict: 'not seen', about, title, text, p: 1, corrected: 1 }];
  };
  const arms = 'in each arm';
  return [
    ...none('turns', main, 'Games last as long as before', arms),
    ...none('first', main, 'Who begins matters as much as before', arms),
    ...none('won', main, 'The game is won as often as before', arms),
    ...none('decks', main, 'No deck gains', 'a deck in each arm'),
    ...none('luck', main, 'Play decides as much as before', arms),
    ...none('cards', cards, 'No card gains', 'in which it is drawn, in each arm'),
  ];
}
const roundUp = (n: number) => Math.ceil(n / 100) * 100;
