/** What is being dragged: a card into the deck, or out of it. */
export const DRAGGED = { add: 'text/siegeworks-add', remove: 'text/siegeworks-remove' } as const;
