import { shown } from '@siegeworks/kernel';
import { Failed } from '../fault.ts';
import { allRules, cardText, ruleCalled, ruleText } from '../lookup.ts';
import { didYouMean, named } from '../near.ts';
import { say, sayJson } from '../page.ts';
import { gameCalled, gamesOf } from '../shelves.ts';
import type { Verb } from '../usage.ts';
import { has, text, words } from '../usage.ts';

export const ruleVerb: Verb = {
  name: 'rule',
  usage: 'RULE [--json]',
  summary: 'Look up a rule or a ruling by its number.',
  flags: { json: { text: 'for programs' } },
  examples: ['siege rule TS-041', 'siege rule TS-R12'],
  run(args) {
    const [id] = words(args, ['RULE']);
    const rules = allRules();
    const rule = ruleCalled(rules, id);
    if (!rule) {
      const ids = rules.map(each => each.id);
      throw new Failed(`there is no rule ${shown(id)}${didYouMean(id.toUpperCase(), ids)}`);
    }
    if (has(args, 'json')) sayJson(rule);
    else say(ruleText(rule));
    return 0;
  },
};

export const cardVerb: Verb = {
  name: 'card',
  usage: '"CARD" [--game ID] [--json]',
  summary: 'Look up a card by its name.',
  flags: { game: { value: 'ID', text: 'only cards of this game' }, json: { text: 'for programs' } },
  examples: ['siege card "Battle Axe"'],
  async run(args) {
    const name = words(args, ['CARD'], 'more').join(' ');
    const id = text(args, 'game');
    const games = id === undefined ? await gamesOf(args) : [await gameCalled(args, id)];
    const found = games.flatMap(game => named(game.cards, name).map(card => ({ game, card })));
    if (found.length === 0) {
      const names = games.flatMap(game => game.cards.map(card => card.name));
      throw new Failed(`there is no card ${shown(name)}${didYouMean(name, names)}`);
    }
    if (has(args, 'json')) sayJson(found.map(({ game, card }) => ({ game: game.id, ...card })));
    else say(found.map(({ game, card }) => cardText(card, game)).join('\n\n'));
    return 0;
  },
};
