import { shown } from '@siegeworks/files';
import { Failed } from '../fault.ts';
import { cardText, placesText, ruleText } from '../lookup.ts';
import { didYouMean, named } from '../near.ts';
import { safe, say, sayJson } from '../page.ts';
import type { Rule } from '../rules/books.ts';
import { allRules, ruleCalled } from '../rules/books.ts';
import { placesOf } from '../rules/places.ts';
import { exampleText, whyUnshown } from '../rules/show.ts';
import { gameCalled, gamesOf } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { has, text, words } from '../usage.ts';

export const ruleVerb: Verb = {
  name: 'rule',
  usage: 'RULE [--show] [--json]',
  summary: 'Look up a rule or a ruling by its number, where it is kept and what proves it.',
  help: [
    'Kept: the lines of the game that cite the rule. Proved: the scenarios and tests that name it.',
    'With --show a scenario that proves it is played step by step: the table before, the dice, the table after.',
    'All of it is read from the repository that the command is part of; without its sources only the text is shown.',
  ].join('\n'),
  flags: {
    show: { text: 'play an example of it' },
    json: { text: 'print JSON, for programs' },
  },
  examples: ['siege rule TS-041', 'siege rule TS-205 --show'],
  run(args) {
    const [id] = words(args, ['RULE']);
    const rules = allRules();
    if (rules.length === 0) throw new Failed('the rule books (docs/rules) are missing in this installation');
    const rule = ruleCalled(rules, id);
    if (!rule) {
      const ids = rules.map(each => each.id);
      throw new Failed(`there is no rule ${shown(id)}${didYouMean(id.toUpperCase(), ids)}`);
    }
    if (has(args, 'show')) return show(rule);
    const places = placesOf(rule);
    if (has(args, 'json')) sayJson({ ...rule, places });
    else say(ruleText(rule), '', placesText(places));
    return 0;
  },
};

function show(rule: Rule): number {
  const example = exampleText(rule);
  if (example === null) throw new Failed(`there is no example of ${rule.id}: ${whyUnshown(rule)}`);
  say(ruleText(rule), '', safe(example));
  return 0;
}

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
