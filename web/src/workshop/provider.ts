import type { Drawing } from '@siegeworks/ui';
import { drawingOf } from '@siegeworks/ui';
import type { Book } from './use-book.ts';

/** The picture of what is needed, where exactly one card provides it and is called so. */
export function providerOf({ cards, pictures }: Book, name: string): Drawing | null {
  const card = cards.find(each => each.name === name && each.provides?.[name] !== undefined);
  return card ? drawingOf(pictures.art, pictures.icons, card.id) : null;
}
