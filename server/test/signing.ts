import type { AccountInfo, Person } from '@siegeworks/protocol';
import { Guest } from '../soak/guest.ts';

export const PASSWORD = 'correct horse';

/** A browser: keeps its cookies. */
export class Browser extends Guest {
  private readonly jar = new Map<string, string>();
  override async fetch(path: string, body?: unknown, more: Record<string, string> = {}) {
    const answer = await fetch(new URL(path, this.address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: this.cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(set) || value === '') this.jar.delete(name);
      else this.jar.set(name, value);
      this.set.push(set);
    }
    this.cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return { status: answer.status, said: await answer.json() };
  }
  /** Every cookie that was ever set, with its attributes. */
  readonly set: string[] = [];
  async me(): Promise<Person | null> {
    return ((await this.fetch('/api/me')).said as { person: Person | null }).person;
  }
  async makesAccount(name: string, password = PASSWORD): Promise<string[]> {
    const { said } = await this.fetch('/api/account', { name, password });
    return (said as { codes: string[] }).codes;
  }
  signsIn(name: string, password = PASSWORD) {
    return this.fetch('/api/account/sign-in', { name, password });
  }
  async account(): Promise<AccountInfo> {
    return (await this.fetch('/api/account')).said as AccountInfo;
  }
}
