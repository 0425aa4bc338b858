import type { Case } from './format.ts';

/** Words that say nothing about what a sentence is about. */
const EMPTY = new Set(
  'a an the of to in on at by for with and or but is are be it its that this which who may not no if as from they their them he his him each every any all than then also only when while whose other there must can cannot does do has have was were so into after before'.split(
    ' ',
  ),
);

/** The words of a sentence without their endings; what stands in brackets is about the sentence. */
function stemsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]|reason:.*/gs, ' ')
    .split(/[^a-z0-9']+/);
  const telling = words.filter(word => word.length > 1 && !EMPTY.has(word));
  return new Set(telling.map(word => word.replace(/(ies|es|s|ed|ing)$/, '')));
}

/** Fewer words than these are alike by chance. */
const FEW = 4;

/** How much of what a scenario is called is said in a rule, from 0 to 1; its variant counts half. */
export function likeness(rule: string, { title, variant }: Pick<Case, 'title' | 'variant'>): number {
  const [said, own, more] = [rule, title, variant ?? ''].map(stemsOf);
  const further = [...more].filter(word => !own.has(word) && said.has(word)).length / 2;
  const common = [...own].filter(word => said.has(word)).length + further;
  return Math.min(1, common / Math.max(FEW, Math.min(said.size, own.size)));
}

/** Whether a rule says what cannot be done: then a refusal shows it. */
export const forbids = (rule: string): boolean =>
  /\b(may not|cannot|never|no|not|only|nobody|nothing|unless|neither|limit)\b/i.test(rule);
