import type { Frame, Id } from '@siegeworks/contract';
import { choice } from '../rules/book.ts';
import type { Batter } from '../rules/calls.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { discardItem } from '../state/place.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { controllerOf, disabled } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { lossText } from '../words/losses.ts';
import { cardDoes, fullName, nameOf } from '../words/names.ts';
import type { Entry } from './entry.ts';

export const buttressOf = (s: Siege, id: Id): Id =>
  piece(s, id).items.find(item => s.names[item] === 'buttress' && !disabled(s, item)) ?? NONE;
/** What the Buttress may do about a point that is about to be lost: a step of the rule `batter`. */
export const PROPPING_UP = {
  buttress: choice<Batter & Frame, Offered<'buttress' | 'accept'>>({
    when: (s, f) => buttressOf(s, f.card) !== NONE,
    who: (s, f) => controllerOf(s, f.card),
    options: (s, f) => [{ kind: 'buttress', card: buttressOf(s, f.card) }, { kind: 'accept' }],
    then(s, f, pick) {
      if (pick.kind !== 'buttress') return;
      f.prevented = true;
      emit(s, { type: 'buttressed', card: f.card });
      discardItem(s, piece(s, buttressOf(s, f.card)));
    },
  }),
};

export const ITEMS: Readonly<Record<string, Entry>> = {
  buttress: {
    asks: {
      'batter.buttress': {
        rule: 'TS-082',
        text: s =>
          `${cardDoes(s, currentQuestion(s).card, 'is')} about to lose an Integrity Point: use the Buttress?`,
        forecast: (s, o) =>
          o.kind === 'accept' ? lossText(piece(s, currentQuestion(s).card)) : 'the Buttress is lost',
      },
    },
    offers: { buttress: (s, o) => `discard ${nameOf(s, o.card)}` },
    tells: {
      buttressed: { rule: 'TS-224', say: (s, e) => `The Buttress saves ${fullName(s, e.card)}.` },
    },
  },
};
