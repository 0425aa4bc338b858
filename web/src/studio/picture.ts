import { drawElement, keepBlob, pngOf } from '../drawn.ts';

/** The board of the studio. */
const BOARD = '.studio-table';

/** Hands a picture of the present moment to the person, as a PNG. */
export async function picture(name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  await drawBoard(canvas, 2);
  keepBlob(await pngOf(canvas), name);
}

/** Draws the real board, as it is on the screen now. */
export async function drawBoard(canvas: HTMLCanvasElement, scale: number): Promise<void> {
  const board = document.querySelector<HTMLElement>(BOARD);
  if (!board) throw new Error('there is no board');
  await drawElement(board, canvas, scale, '#15100c');
}
