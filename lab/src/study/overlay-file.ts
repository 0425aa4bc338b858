import type { Game } from '@siegeworks/contract';
import type { OverlayFile } from '@siegeworks/files';
import { overlayFrom } from '@siegeworks/files';
import { malformed } from '@siegeworks/files/shape';
import { parse } from 'yaml';

/** Reads house rules for this game, in YAML or JSON, or tells everything that is wrong with them. */
export const readOverlay = (text: string, game: Game): OverlayFile => overlayFrom(parsed(text), game);

function parsed(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch (error) {
    throw malformed(
      `the overlay is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
  }
}
