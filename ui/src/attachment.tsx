import type { CardProps } from './card.tsx';
import { classes } from './classes.ts';
import { PictureView } from './ground.tsx';
import { Press, Read, statesOf, thingOf } from './press.tsx';

/** What a card carries, as a roundel at its edge; without a picture a strip with its words. */
export function Attachment(props: CardProps) {
  const { name, line, marks, picture, used, children } = props;
  const words = [line, ...marks, used ?? ''].filter(part => part !== '');
  return (
    <div
      className={classes('attachment', { ...statesOf(props), pictured: Boolean(picture) })}
      data-thing={thingOf(props)}
    >
      <Press part="attachment-face" card={props}>
        {picture && <PictureView picture={picture} />}
        <span className={picture ? 'visually-hidden' : 'attachment-name'}>{name}</span>
        {words.length > 0 && (
          <span className={picture ? 'visually-hidden' : 'attachment-line'}>, {words.join(', ')}</span>
        )}
      </Press>
      <Read part="attachment-info" card={props} />
      {children}
    </div>
  );
}
