import type { AskedQuestion, Offer, Settings, UsualAnswer } from '@siegeworks/protocol';
import { upper } from './model.ts';

/** One way to deal with a question from now on. */
export interface Way {
  text: string;
  chosen: boolean;
  settings: Settings;
}

/** All ways to deal with this question when it comes up again; one of them is in force. */
export function waysFor(question: AskedQuestion, settings: Settings, usual: readonly UsualAnswer[]): Way[] {
  const { id, offers } = question;
  const byItself = usual.find(each => each.question === id && each.answer !== 'ask');
  const now = settings.standing[id] ?? (byItself ? '' : 'ask');
  const stops = settings.stops.includes(id);
  const way = (text: string, answer: string, stop = false): Way => ({
    text,
    chosen: now === answer && stops === stop,
    settings: settled(settings, question, { answer: answer === (byItself ? '' : 'ask') ? '' : answer, stop }),
  });
  return [
    way('Ask me whenever there is a choice', 'ask'),
    way('Ask me every time, even when there is only one answer', 'ask', true),
    ...(byItself ? [way('Ask me only when it is out of the ordinary', '')] : []),
    ...lasting(offers).map(({ kind, text }) => way(`Do not ask, always answer “${upper(text)}”`, kind)),
  ];
}

/** The settings with another answer to this question; an empty one leaves it to the game's habit. */
function settled(
  settings: Settings,
  { id, text }: AskedQuestion,
  { answer, stop }: { answer: string; stop: boolean },
): Settings {
  const { [id]: _before, ...standing } = settings.standing;
  const others = settings.stops.filter(each => each !== id);
  return {
    ...settings,
    stops: stop ? [...others, id] : others,
    standing: answer === '' ? standing : { ...standing, [id]: answer },
    called: { ...settings.called, [id]: text },
  };
}

/** Only what needs no card can be answered for ever: each kind that is offered once, or else whichever comes first. */
function lasting(offers: readonly Offer[]): { kind: string; text: string }[] {
  const kinds = offers.map(offer => offer.option.kind);
  const once = offers.filter(({ option }) => kinds.filter(kind => kind === option.kind).length === 1);
  const bare = once.flatMap(({ option: { kind, card }, text }) =>
    card === undefined ? [{ kind, text }] : [],
  );
  return bare.length > 0 ? bare : [{ kind: 'first', text: 'whichever comes first' }];
}

/** A question that the person has decided about, as the menu lists it. */
export interface Ruling {
  question: string;
  text: string;
  answer: string;
}

/** What was settled for questions that the game itself does not list. */
export function rulingsOf(settings: Settings, usual: readonly UsualAnswer[]): Ruling[] {
  const listed = (id: string) => usual.some(each => each.question === id);
  const ids = new Set([...Object.keys(settings.standing), ...settings.stops]);
  return [...ids]
    .filter(id => !listed(id) || settings.stops.includes(id))
    .map(id => ({ question: id, text: settings.called?.[id] ?? id, answer: spokenAnswer(settings, id) }));
}

function spokenAnswer({ standing, stops }: Settings, id: string): string {
  if (stops.includes(id)) return 'asked every time';
  const answer = standing[id] ?? 'ask';
  if (answer === 'ask') return 'asked whenever there is a choice';
  return answer === 'first' ? 'always the first answer' : `always “${answer}”`;
}

/** Forgets everything that was settled about a question. */
export function forgotten(settings: Settings, id: string): Settings {
  const { [id]: _answer, ...standing } = settings.standing;
  const { [id]: _words, ...called } = settings.called ?? {};
  return { ...settings, standing, called, stops: settings.stops.filter(each => each !== id) };
}

/** Asks this question, or lets it pass by itself, as the person ticks it in the menu. */
export function asking(settings: Settings, usual: UsualAnswer, ask: boolean): Settings {
  const { [usual.question]: _before, ...standing } = settings.standing;
  const answer = ask ? 'ask' : usual.answer === 'ask' ? 'pass' : usual.answer;
  return {
    ...settings,
    standing: answer === usual.answer ? standing : { ...standing, [usual.question]: answer },
  };
}

export function isAsked({ standing }: Settings, { question, answer }: UsualAnswer): boolean {
  return (standing[question] ?? answer) === 'ask';
}
