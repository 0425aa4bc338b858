import type { RefObject } from 'react';
import { useEffect } from 'react';

const NAME = 'found';

/** Marks the words where they stand, without touching the text; a browser that cannot simply shows the text. */
export function useHighlight(element: RefObject<HTMLElement | null>, words: readonly string[]): void {
  useEffect(() => {
    if (!('highlights' in CSS) || !element.current) return;
    CSS.highlights.set(NAME, new Highlight(...rangesOf(element.current, words)));
    return () => void CSS.highlights.delete(NAME);
  });
}

function rangesOf(root: HTMLElement, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of words) ranges.push(...rangesIn(node, word));
  }
  return ranges;
}

function rangesIn(node: Node, word: string): Range[] {
  const text = (node.textContent ?? '').toLowerCase();
  const ranges: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    ranges.push(range);
  }
  return ranges;
}
