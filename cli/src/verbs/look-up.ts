import { shown } from '@siegeworks/files';
import { Failed } from '../fault.ts';
import { cardText, placesText, ruleText } from '../lookup.ts';
import { didYouMean, named } from '../near.ts';
import { say, sayJson } from '../page.ts';
import { allRules, ruleCalled } from '../rules/books.ts';
import { placesOf } from '../rules/places.ts';
import { gameCalled, gamesOf } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { has, text, words } from '../usage.ts';

export const ruleVerb: Verb = {
  name: 'rule',
  usage: 'RULE [--json]',
  summary: 'Look up a rule or a ruling by its number, where it is kept and what proves it.',
  help: [
    'Kept: the lines of the game that cite the rule. Proved: the scenarios and tests that name it.',
    'Both are read from the repository that the command is part of; without its sources only the text is shown.',
  ].join('\n'),
  flags: { json: { text: 'print JSON, for programs' } },
  examples: ['siege rule TS-041', 'siege rule TS-R12'],
  run(args) {
    const [id] = words(args, ['RULE']);
    const rules = allRules();
    if (rules.length === 0) throw new Failed('the rule books (docs/rules) are missing in this installation');
    const rule = ruleCalled(rules, id);
    if (!rule) {
      const ids = rules.map(each => each.id);
      throw new Failed(`there is no rule ${shown(id)}${didYouMean(id.toUpperCase(), ids)}`);
    }
    const places = placesOf(rule);
    if (has(args, 'json')) sayJson({ ...rule, places });
    else say(ruleText(rule), '', placesText(places));
    return 0;
  },
};

export const cardVerb: Verb = {
  name: 'card',
  usage: '"CARD" [--game ID] [--json]',
  summary: 'Look up a card by its name.',
  flags: {
    game: { value: 'ID', text: 'only cards of this game' },
    json: { text: 'print JSON, for programs' },
  },
  examples: ['siege card "Battle Axe"'],
  async run(args) {
    const name = words(args, ['CARD'], 'more').join(' ');
    const id = text(args, 'game');
    const games = id === undefined ? await gamesOf(args) : [await gameCalled(args, id)];
    const found = games.flatMap(game => named(game.catalogue.cards, name).map(card => ({ game, card })));
    if (found.length === 0) {
      const names = games.flatMap(game => game.catalogue.cards.map(card => card.name));
      throw new Failed(`there is no card ${shown(name)}${didYouMean(name, names)}`);
    }
    if (has(args, 'json')) sayJson(found.map(({ game, card }) => ({ game: game.about.id, ...card })));
    else say(found.map(({ game, card }) => cardText(card, game)).join('\n\n'));
    return 0;
  },
};
