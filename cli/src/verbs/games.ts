import type { Game, Variant, Variants } from '@siegeworks/contract';
import { offered } from '@siegeworks/contract';
import { creditText } from '../lookup.ts';
import { bold, columns, dim, plural, say, sayJson } from '../page.ts';
import { gamesOf } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { has, words } from '../usage.ts';

export const gamesVerb: Verb = {
  name: 'games',
  usage: '[--json]',
  summary: 'List the games with their seats, options and decks.',
  flags: { json: { text: 'print JSON, for programs' } },
  examples: ['siege games', 'siege games --json'],
  async run(args) {
    words(args, []);
    const games = await gamesOf(args);
    if (has(args, 'json')) sayJson(games.map(plain));
    else say(games.map(told).join('\n\n'));
    return 0;
  },
};

function plain({ about, setup, catalogue }: Game) {
  const { id, title, credit, rulesVersion, seats } = about;
  const { variants, choices } = setup;
  const { decks, cards } = catalogue;
  return {
    id,
    title,
    credit,
    rulesVersion,
    seats,
    variants: offered(variants),
    choices,
    decks,
    cards: cards.length,
  };
}

function told(game: Game): string {
  const { min, max } = game.about.seats;
  const seats = min === max ? plural(min, 'seat') : `${min} to ${max} seats`;
  return [
    `${bold(game.about.title)}  ${dim(`${game.about.id}, ${seats}, ${game.catalogue.cards.length} cards, rules ${game.about.rulesVersion}`)}`,
    ...creditText(game).map(line => `  ${line}`),
    ...section(
      'Decks',
      game.catalogue.decks.map(deck => [deck.id, deck.name, deck.text]),
    ),
    ...section('Options (--option name=value)', fields(offered(game.setup.variants))),
    ...section('Choices of each seat', fields(game.setup.choices)),
  ].join('\n');
}

const fields = (schema: Variants) =>
  Object.entries(schema).map(([name, field]) => {
    const all = values(field);
    const named = Object.entries(field.titles ?? {}).map(([word, title]) => `${word}: ${title}`);
    const text = named.length === 0 ? field.text : `${field.text} ${named.join('; ')}.`;
    // A long list of words would push everything else off the screen.
    if (all.length <= LONG || !field.words) return [name, all, text];
    return [
      name,
      `[${field.default}] | …`,
      named.length > 0 ? text : `${field.text} Words: ${field.words.join(', ')}.`,
    ];
  });
const LONG = 60;

function section(title: string, rows: readonly string[][]): string[] {
  return rows.length === 0 ? [] : [`  ${title}`, columns(rows.map(row => ['  ', ...row]))];
}

function values(field: Variant): string {
  if (field.words) return field.words.map(word => (word === field.default ? `[${word}]` : word)).join(' | ');
  if (typeof field.default === 'string' && field.default === '') return 'a text';
  const range = typeof field.default === 'number' ? ` (${field.min ?? ''}–${field.max ?? ''})` : '';
  const usual = field.default === -1 && field.unset !== undefined ? `${field.unset}: -1` : field.default;
  return `[${usual}]${range}`;
}
