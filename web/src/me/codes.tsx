import { CopyButton } from '@siegeworks/ui';
import { useEffect, useRef } from 'react';

/** Recovery codes, shown this once. */
export function Codes({ codes, done }: { codes: readonly string[]; done(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="me-codes on-parchment">
      <h2 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>
        Keep them where you will find them. If you cannot sign in any more, each of them lets you choose a new
        password, once. They are not shown again.
      </p>
      <ol>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <CopyButton text={codes.join('\n')} label="Copy the codes" className="button" />
        <button type="button" className="button primary" onClick={done}>
          I have kept them
        </button>
      </div>
    </div>
  );
}
