import type { Seat } from '@siegeworks/kernel';
import { call, emit, reveal } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { search } from '../../rules/search.ts';
import { lastOnTargets } from '../../state/effects.ts';
import {
  boost,
  createToken,
  enterPlay,
  gainDefence,
  hold,
  leaveCombat,
  mark,
  putCounters,
  refreshLevels,
  removeFromGame,
} from '../../state/place.ts';
import { allCities, allCreatures, cityAt, creatureAt, turnOrder } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { fightOf, isPlant } from '../../state/strength.ts';
import { draw, forget, learnAll, mayDraw, toHandOf } from '../../state/zones.ts';
import { CARDS } from '../card.ts';
import type { Ask, Deeds } from './deed.ts';
import { choose, enchants, fasten, may, once, self, shoots, subject, target } from './deed.ts';

const ownGraveCreatures = (s: Realm, item: Item) =>
  s.players[item.by].graveyard.filter(id => CARDS[s.names[id]].type === 'creature');

/** Each of these players in turn order may draw a card; `data` remembers who was asked. */
export const eachMayDraw = (say: string, seats: (s: Realm, item: Item) => Seat[]): Ask => {
  const next = (s: Realm, item: Item) => seats(s, item).find(seat => !item.data.includes(seat)) ?? NONE;
  return {
    who: next,
    options: (s, item) => (next(s, item) === NONE ? [] : [{ kind: 'draw' }, { kind: 'no' }]),
    then(s, item, pick) {
      const seat = next(s, item);
      item.data.push(seat);
      if (pick.kind === 'draw') draw(s, seat, 1);
    },
    again: true,
    say,
  };
};

export const GAIAN: Deeds = {
  'farmland 2': once((s, item) => {
    if (cityAt(s, item.card)) createToken(s, 'crop-token', item.by, item.card);
  }),
  'spirit-tree 3': {
    steps: [
      choose(
        'Spirit Tree: which creature joins your army until your next turn?',
        ownGraveCreatures,
        (s, item, card) => {
          take(s.players[item.by].graveyard, card);
          enterPlay(s, card, item.by, NONE);
          s.effects.push({ what: 'spirit-tree', by: item.by, on: [card] });
        },
        true,
      ),
    ],
  },
  'spirit-tree turn-start': once((s, item) => {
    const c = self(s, item);
    if (c) removeFromGame(s, c);
  }),
  'spirit-tree 7': {
    steps: [
      choose(
        'Spirit Tree: which creature comes to live here?',
        (s, item) => (cityAt(s, item.card) ? ownGraveCreatures(s, item) : []),
        (s, item, card) => {
          take(s.players[item.by].graveyard, card);
          enterPlay(s, card, item.by, item.card);
        },
        true,
      ),
    ],
  },
  'elvish-ambush ability': shoots(1, 'creatureOrCity'),
  'elvish-ambush intercepted': once((s, item) => {
    for (const id of fightOf(s, item.card)?.defenders.slice() ?? []) {
      const c = creatureAt(s, id);
      if (c) boost(s, c, -1, -1);
    }
  }),
  'elvish-archer enter': once((s, item) => {
    const home = cityAt(s, item.data[0] ?? NONE);
    if (home) gainDefence(s, home, 2);
  }),
  'nightingale devote': once((s, item) => {
    const c = target(s, item);
    if (!c) return;
    mark(s, c);
    hold(c, 1);
  }, 'creature'),
  'nourished-flower card-played': once((s, item) => {
    const c = self(s, item);
    if (c) putCounters(s, c, 'plus', 1);
  }),
  'poison-ivy damages-creature': once((s, item) => {
    const c = subject(s, item);
    if (c) c.ivy++;
  }),
  grassroots: once((s, item) => {
    const c = target(s, item);
    if (!c) return;
    putCounters(s, c, 'roots', item.x);
    // Not enchanted yet, so this marking adds no counter.
    mark(s, c);
    fasten(s, item, c.id);
  }, 'creature'),
  'grassroots marked': once((s, item) => {
    const c = subject(s, item);
    if (c) putCounters(s, c, 'roots', 1);
  }),
  'call-to-aid': once((s, item) => lastOnTargets(s, item, 'call-to-aid'), 'ownCity', 'ownCity'),
  'early-spring': once(s => {
    for (const c of allCreatures(s)) if (isPlant(s, c)) boost(s, c, 2, 2);
    for (const c of allCities(s)) if (CARDS[c.card].faction === 0) gainDefence(s, c, 2);
  }),
  'natures-outrage': once((s, item) => {
    s.effects.push({ what: 'natures-outrage', by: item.by, on: [] });
  }),
  'swanport play': {
    steps: [eachMayDraw('Swanport: draw a card?', s => turnOrder(s))],
  },
  'swanport resolved': {
    steps: [
      may(
        'Swanport: draw a card?',
        (s, item) => draw(s, item.by, 1),
        (s, item) => mayDraw(s, item.by),
      ),
    ],
  },
  'elvish-enchantress card-played': {
    steps: [
      may(
        'Elvish Enchantress: a -1/-1 counter and a loyalty mark for an enchantment from your deck?',
        (s, item) => {
          const c = self(s, item);
          if (!c) return;
          putCounters(s, c, 'minus', 1);
          putCounters(s, c, 'marks', 1);
          call(s, search(item.by, 'enchantment', 'hand'));
        },
        (s, item) => self(s, item) !== null,
      ),
    ],
  },
  'elvish-shaman card-played': once(s => {
    for (const seat of turnOrder(s))
      if (!s.effects.some(e => e.what === 'elvish-shaman' && e.on[0] === seat))
        s.effects.push({ what: 'elvish-shaman', by: seat, on: [seat] });
  }),
  'elvish-sorceress card-played': once((s, item) => {
    const c = target(s, item);
    if (c) c.sheltered = true;
  }, 'unmarkedCreature'),
  'kalenz ability': once((s, item) => {
    const c = self(s, item);
    if (c) boost(s, c, 1, 1);
  }),
  'kalenz die': once((s, item) => {
    const [id] = item.targets;
    take(s.players[item.by].graveyard, id);
    emit(s, { type: 'recovered', card: id, seat: item.by });
    toHandOf(s, id);
  }, 'ownGraveEnchantment'),
  'centaurs-bow': enchants('creature'),
  'centaurs-staff': enchants('ownCreature'),
  'elvish-cloak': enchants('creature'),
  'rope-trap': {
    aims: ['creature'],
    steps: [
      (s, item) => {
        const [on] = item.targets;
        fasten(s, item, on);
        const home = cityAt(s, creatureAt(s, on)?.city ?? NONE);
        if (home) refreshLevels(s, home);
      },
    ],
  },
  'satyrs-tune': enchants('creature'),
  'scent-of-home': enchants('creature'),
  'wild-trample': enchants('creature'),
  'botanic-block': {
    aims: ['creature'],
    steps: [
      (s, item) => {
        const c = target(s, item);
        if (!c) return;
        boost(s, c, 0, 0, 'peaceful');
        c.barred = true;
        if (fightOf(s, c.id)) leaveCombat(s, c.id);
      },
      (s, item) => draw(s, item.by, 1),
    ],
  },
  serenity: once(s => {
    for (const c of allCreatures(s)) {
      c.serene = true;
      emit(s, { type: 'calmed', card: c.id });
    }
    for (const c of allCities(s)) refreshLevels(s, c);
  }),
  'recycling-resources': {
    steps: [
      (s, item) => {
        const rows = s.players[item.by].resources.filter(r => s.owners[r.card] === item.by);
        reveal(s);
        for (const row of rows) learnAll(s, row.card);
        emit(s, { type: 'resourcesShown', seat: item.by, cards: rows.map(r => r.card) });
      },
      choose(
        'Recycling Resources: which card goes to your hand?',
        (s, item) =>
          s.players[item.by].resources.flatMap(r =>
            s.owners[r.card] === item.by && ['enchantment', 'event'].includes(CARDS[s.names[r.card]].type)
              ? [r.card]
              : [],
          ),
        (s, item, card) => {
          const row = s.players[item.by].resources.find(r => r.card === card);
          if (!row) return;
          row.card = item.card;
          item.card = NONE;
          emit(s, { type: 'recycled', card, seat: item.by });
          forget(s, row.card);
          learnAll(s, row.card);
          s.players[item.by].hand.push(card);
        },
      ),
    ],
  },
};
