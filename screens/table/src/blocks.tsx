import type { RuleBlock } from '@siegeworks/protocol';
import type { TermLike } from '@siegeworks/ui';
import { GlossaryContext, Prose } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import './blocks.css';

interface Reading {
  onRule(id: string): void;
  /** Where a rule is found for good; its number is a link to it then. */
  addressOf?(id: string): string;
  /** Shows an example of a rule. */
  onShow?: ((id: string) => void) | undefined;
  /** The rule whose example is open, and what stands below it then. */
  shown?: string | undefined;
  below?: ReactNode;
}

/** Blocks of a rule book as they are read: rules with their number, text, points, tables, procedures. */
export function RuleBlocks({ blocks, terms, ...reading }: BlocksProps) {
  return (
    <div className="rule-blocks">
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change while it is read
        <Explaining key={i} terms={terms && (terms[i] ?? [])} onRule={reading.onRule}>
          <Block block={block} {...reading} />
        </Explaining>
      ))}
    </div>
  );
}
interface BlocksProps extends Reading {
  blocks: readonly RuleBlock[];
  /** The terms that each block explains; without it, those of the glossary around it. */
  terms?: readonly TermLike[][];
}
interface ExplainingProps {
  terms: readonly TermLike[] | undefined;
  onRule(id: string): void;
  children: ReactNode;
}
const Explaining = ({ terms, onRule, children }: ExplainingProps) =>
  terms ? <GlossaryContext value={{ terms, onRule }}>{children}</GlossaryContext> : children;

function Block({ block, ...reading }: Reading & { block: RuleBlock }) {
  const { onRule, addressOf } = reading;
  if (block.kind === 'rule') {
    const isOpen = reading.shown === block.id;
    return (
      <>
        <p id={block.id} className="rule-block" data-open={isOpen || undefined}>
          <RuleNumber id={block.id} address={addressOf?.(block.id)} />{' '}
          <Prose text={block.text} onRule={onRule} />
          {block.shown && <ShowMe id={block.id} {...reading} />}
        </p>
        {isOpen && reading.below}
      </>
    );
  }
  if (block.kind === 'code') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard
      <pre className="rule-code" tabIndex={0}>
        {block.text}
      </pre>
    );
  }
  if (block.kind === 'table') return <Table rows={block.rows} onRule={onRule} />;
  return (
    <p className={block.kind === 'item' ? 'rule-item' : ''}>
      <Prose text={block.text} onRule={onRule} />
    </p>
  );
}

function ShowMe({ id, onShow, shown }: Pick<Reading, 'onShow' | 'shown'> & { id: string }) {
  if (!onShow) return null;
  return (
    <button
      type="button"
      className="show-me"
      aria-expanded={shown === undefined ? undefined : shown === id}
      aria-label={`Show me ${id}`}
      onClick={() => onShow(id)}
    >
      {shown === id ? 'Shown' : 'Show me ▸'}
    </button>
  );
}

function RuleNumber({ id, address }: { id: string; address?: string | undefined }) {
  const number = <strong className="rule-number">{id}</strong>;
  return address === undefined ? number : <a href={address}>{number}</a>;
}

function Table({ rows, onRule }: { rows: string[][]; onRule(id: string): void }) {
  const [head = [], ...body] = rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <div className="rule-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) =>
              cell === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their place
                <td key={i} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their place
                <th key={i} scope="col">
                  <Prose text={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their place
                <td key={j}>
                  <Prose text={cell} onRule={onRule} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
