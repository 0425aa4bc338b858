import { useState } from 'react';
import { QrCode } from '../people/qr.tsx';
import { Reasons } from '../reasons.tsx';
import { hashOf } from '../route.ts';
import * as account from './account.ts';
import { Panel, useDeed } from './form.tsx';

const linkTo = (code: string): string =>
  `${location.origin}${location.pathname}${hashOf({ page: 'carry', code })}`;

/** Carries a seat to another device: a link that works once, or its picture. */
export function OtherDevice() {
  const [link, setLink] = useState('');
  const deed = useDeed();
  const make = () => deed.run(account.carryCode, ({ code }) => setLink(linkTo(code)));
  return (
    <Panel id="device" title="Play on from another device">
      <p>
        Open a link there, or scan its code, and sit in the same seats. It works once, for ten minutes. Give
        it to nobody else: whoever opens it plays as you.
      </p>
      <Reasons reasons={deed.reasons} />
      {link !== '' && (
        <div className="me-carry">
          <input
            readOnly
            value={link}
            aria-label="Link for your other device"
            onFocus={event => event.currentTarget.select()}
          />
          <QrCode text={link} />
        </div>
      )}
      <button type="button" className="button" onClick={make}>
        {link === '' ? 'Make a link' : 'Make a new link'}
      </button>
    </Panel>
  );
}
