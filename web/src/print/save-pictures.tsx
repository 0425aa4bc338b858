import { useState } from 'react';
import { drawElement, keepBlob, pngOf } from '../drawn.ts';
import type { Entry } from './zip.ts';
import { zipOf } from './zip.ts';

/** Dots an inch, as print shops want them; a page has 96. */
const DPI = 600;

interface SavePicturesProps {
  /** What the archive is called. */
  title: string;
  /** How often each picture is wanted, in the order of the pages. */
  copies: readonly { name: string; copies: number }[];
  licence: string;
}

/** Every different card as a picture of its own with its bleed, in one archive with a list of how many copies are wanted. */
export function SavePictures({ title, copies, licence }: SavePicturesProps) {
  const [said, setSaid] = useState('');
  const [working, setWorking] = useState(false);
  const save = async () => {
    setWorking(true);
    try {
      const cards = [...document.querySelectorAll<HTMLElement>('.papers .paper-card')];
      const back = document.querySelector<HTMLElement>('.papers .paper-back');
      const entries: Entry[] = [];
      const lines: string[] = [];
      for (const [i, card] of [...cards, ...(back ? [back] : [])].entries()) {
        setSaid(`Drawing ${i + 1} of ${cards.length + (back ? 1 : 0)}…`);
        const name = card === back ? 'back.png' : fileName(i, copies[i]?.name ?? '');
        entries.push({ name, bytes: await drawn(card) });
        lines.push(`${card === back ? 'behind every card' : `${copies[i]?.copies ?? 1} ×`} ${name}`);
      }
      const text = [title, ...lines, '', licence, ''].join('\n');
      entries.push({ name: 'copies.txt', bytes: new TextEncoder().encode(text) });
      keepBlob(zipOf(entries), `${plain(title)}.zip`);
      setSaid(
        `${entries.length - 1} pictures with ${DPI} dots an inch are saved, and how many copies of each.`,
      );
    } catch (fault) {
      setSaid(fault instanceof Error ? fault.message : `${fault}`);
    }
    setWorking(false);
  };
  return (
    <p className="print-pictures">
      <button type="button" className="button" disabled={working} onClick={() => void save()}>
        Save all as pictures (PNG, {DPI} dpi)
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const fileName = (i: number, name: string): string => `${`${i + 1}`.padStart(2, '0')}-${plain(name)}.png`;

async function drawn(card: HTMLElement): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  await drawElement(card, canvas, DPI / 96, '#fff');
  return new Uint8Array(await (await pngOf(canvas)).arrayBuffer());
}
