import type { MailInfo } from '@siegeworks/protocol';
import type { House } from '../house.ts';
import { dropLinks, newLink, takeLink } from './mail-links.ts';
import { nameKey } from './names.ts';
import { readPassword, setPassword } from './password.ts';
import type { Post } from './post.ts';

/** Where mail reaches somebody, and where it will when they have followed the link in it. */
export async function mailOf({ database, now }: House, person: string): Promise<MailInfo> {
  const { sql } = database;
  const own = await sql
    .selectFrom('mail_address')
    .select('address')
    .where('person', '=', person)
    .executeTakeFirst();
  const asked = await sql
    .selectFrom('mail_link')
    .select('address')
    .where('person', '=', person)
    .where('kind', '=', 'confirm')
    .where('expires', '>', now())
    .executeTakeFirst();
  return { address: own?.address ?? null, asked: asked?.address ?? null };
}

interface Wanted {
  person: { id: string; name: string };
  address: string;
  page: string;
}

/** Somebody who is signed in wants mail at an address: a link there shows that it is theirs. Until then it is not used. */
export async function askForAddress(
  house: House,
  post: Post,
  { person, address, page }: Wanted,
): Promise<void> {
  const link = await newLink(house, { person: person.id, kind: 'confirm', address, page });
  const letter = {
    to: address,
    subject: 'Is this your address?',
    text: `${person.name} at ${page} has given this address, to be sent a link if the password is forgotten.

If that is you, open this link within an hour:
${link}

If it is not, do nothing: the address will not be used.
`,
  };
  // What was never sent is not waited for.
  await post.send(letter).catch(async fault => {
    await dropLinks(house.database.sql, person.id);
    throw fault;
  });
}

/** The link in the mail was opened: the address is theirs. */
export async function confirmAddress(house: House, code: string): Promise<string> {
  const { person, address, page } = await takeLink(house, 'confirm', code);
  const kept = { address, page, since: house.now() };
  await house.database.sql
    .insertInto('mail_address')
    .values({ person, ...kept })
    .onConflict(conflict => conflict.column('person').doUpdateSet(kept))
    .execute();
  return address;
}

/** Forgets an address, and every link that was sent to it. */
export async function forgetAddress({ database }: House, person: string): Promise<void> {
  await database.sql.transaction().execute(async sql => {
    await sql.deleteFrom('mail_address').where('person', '=', person).execute();
    await dropLinks(sql, person);
  });
}

/**
 * Mails a link for a new password to whoever has an account with this name and an address. Its link leads to the page
 * at which they gave the address, not to the one that asks now: anybody may ask, and may lie about where they are.
 */
export async function mailReset(house: House, post: Post, name: string): Promise<void> {
  const known = await house.database.sql
    .selectFrom('login')
    .innerJoin('mail_address', 'mail_address.person', 'login.id')
    .select(['login.id', 'login.name', 'mail_address.address', 'mail_address.page'])
    .where('login.username', '=', nameKey(name))
    .executeTakeFirst();
  if (!known) return;
  const { id, address, page } = known;
  const link = await newLink(house, { person: id, kind: 'reset', address, page });
  await post.send({
    to: address,
    subject: 'A new password',
    text: `Somebody, probably you, wants a new password for ${known.name} at ${page}.

Choose it here, once, within an hour:
${link}

If it was not you, do nothing: the password stays as it is.
`,
  });
}

/** Sets a new password by the link in a mail, and gives the person. */
export async function resetByLink(house: House, code: string, password: string): Promise<string> {
  const secret = readPassword(password);
  const { person } = await takeLink(house, 'reset', code);
  await setPassword(house, person, secret);
  return person;
}
