/** Draws the plots of a study into the figures of its report. `Plot` is Observable Plot. */
export function draw(Plot: unknown, result: object, root: ParentNode, width: number): void;
