import type { ReactNode } from 'react';
import type { CardProps } from './card.tsx';
import { isDamaged } from './parts.tsx';

/** The states of a card, as the class names that show them. */
export const statesOf = (props: CardProps): Record<string, boolean> => ({
  foe: props.foe,
  'is-usable': props.usable,
  'is-selected': props.selected,
  'is-targeted': props.targeted,
  'is-used': props.used !== undefined,
  'is-damaged': isDamaged(props),
});

/** What arrows and movement find a card by; an effect without a card of its own has no number. */
export const thingOf = ({ thing }: CardProps): number | undefined =>
  thing !== undefined && thing >= 0 ? thing : undefined;

/** The button that a card, token or attachment is: press to use it or to read it. */
export function Press({ part, card, children }: PressProps) {
  return (
    <button
      type="button"
      className={part}
      data-place={card.place}
      aria-pressed={card.selected || undefined}
      tabIndex={card.tabIndex}
      onClick={card.onPress}
      onFocus={card.onFocus}
      onContextMenu={event => {
        event.preventDefault();
        card.onInfo();
      }}
    >
      {children}
      {card.hint !== '' && <span className="visually-hidden">, {card.hint}</span>}
    </button>
  );
}
interface PressProps {
  /** The class of the button. */
  part: string;
  card: CardProps;
  children: ReactNode;
}

/** For mouse and touch; the keyboard has its own key for it. */
export function Read({ part, card }: { part: string; card: CardProps }) {
  return (
    <button
      type="button"
      className={part}
      tabIndex={-1}
      aria-label={`Read ${card.name}`}
      onClick={card.onInfo}
    />
  );
}
