import type { Facts, Moment } from '@siegeworks/protocol';
import { linesOf } from './lines.ts';
import type { Known, Reading } from './reading.ts';
import { after, seenIn } from './reading.ts';

/** Adds what is new to what this eye knows, each moment told in words while the table still looks like it. */
export function learn(reading: Reading, facts: Facts): Known {
  reading.facts = facts;
  const { view, lines } = reading.known.get(facts.eye) ?? { view: null, lines: [] };
  let known: Known = { view, lines: lines.filter(line => line.pick <= facts.keep) };
  const kept = known.lines.length;
  for (const moment of facts.moments) known = learned(reading, facts, known, moment);
  reading.known.set(facts.eye, known);
  const { shown } = reading;
  if (shown.eye !== facts.eye) reading.shown = { eye: facts.eye, lines: 0 };
  else shown.lines = Math.min(shown.lines, kept);
  return known;
}

function learned(reading: Reading, facts: Facts, { view, lines }: Known, moment: Moment): Known {
  const now = after(view, moment);
  return { view: now, lines: [...lines, ...linesOf(reading, seenIn(reading, facts, now), moment)] };
}
