import './me.css';
import { Dialog } from '@siegeworks/ui';
import { useState } from 'react';
import { SignIn } from './sign-in.tsx';

/** Somebody whom the house no longer knows signs in beside the table; the line comes back by itself, and the match continues. */
export function SignInAgain({ done = () => {} }: { done?(): void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const signedIn = () => {
    close();
    done();
  };
  return (
    <>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        Sign in
      </button>
      {open && (
        <Dialog title="Sign in again" onClose={close}>
          <p>Nothing is lost: the match continues from here as soon as the house knows you.</p>
          <SignIn done={signedIn} primary />
        </Dialog>
      )}
    </>
  );
}
