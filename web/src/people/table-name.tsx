import type { Reason } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { go } from '../route.ts';
import * as house from './house.ts';

/** To a friend's table by the name that they have told. */
export function TableName() {
  const [name, setName] = useState('');
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    house.tableCalled(name).then(
      letter => go({ page: 'letter', letter }),
      fault => setReasons(reasonsOf(fault)),
    );
  };
  return (
    <form className="table-name" onSubmit={submit}>
      <label>
        Or a table by its name
        <input
          name="table"
          value={name}
          placeholder="oak raven 41"
          autoComplete="off"
          maxLength={40}
          required
          onChange={event => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        Go there
      </button>
      <Reasons reasons={reasons} />
    </form>
  );
}
