// What several picks do, said in as few words as say it all.

/** `put Orc on Ember Mine`: what is done, to whom, and the rest. */
interface Deed {
  verb: string;
  name: string;
  rest: string;
}
const DEED = /^([a-z][a-z ]*?) ([A-Z][\w'’-]*(?: (?:(?:of|the|in) )*[A-Z][\w'’-]*)*)((?: [a-z][^(]*)?)$/;

function deedOf(said: string): Deed | null {
  const [, verb, name, rest = ''] = DEED.exec(said) ?? [];
  return verb === undefined || name === undefined ? null : { verb, name, rest };
}

/** One sentence about all deeds, but for what the name of the answer says itself. */
export function noteOf(text: string, all: readonly string[], between: string): string {
  const said = text.startsWith(`${all[0]} `) ? all.slice(1) : all;
  if (said.length === 0) return '';
  if (said.every(deed => text.includes(deed))) return '';
  const deeds = said.map(deedOf);
  const named = deeds.every(deed => deed !== null && deed.rest === '' && text.includes(deed.name));
  return named ? '' : `${merged(said, deeds).join(between)}.`;
}

/** The same done to several one after the other is said once: `join with Orc and Wolf ×2`. */
function merged(said: readonly string[], deeds: readonly (Deed | null)[]): string[] {
  const rows: { deed: Deed | null; text: string; names: string[] }[] = [];
  for (const [i, text] of said.entries()) {
    const deed = deeds[i] ?? null;
    const last = rows.at(-1);
    if (deed && last?.deed && last.deed.verb === deed.verb && last.deed.rest === deed.rest)
      last.names.push(deed.name);
    else rows.push({ deed, text, names: deed ? [deed.name] : [] });
  }
  return rows.map(({ deed, text, names }) => (deed ? `${deed.verb} ${listOf(names)}${deed.rest}` : text));
}

function listOf(names: readonly string[]): string {
  const counted = [...new Set(names)].map(name => {
    const n = names.filter(other => other === name).length;
    return n > 1 ? `${name} ×${n}` : name;
  });
  const last = counted.at(-1) ?? '';
  return counted.length > 1 ? `${counted.slice(0, -1).join(', ')} and ${last}` : last;
}
