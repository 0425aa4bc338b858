/** Text as HTML: nothing in it acts. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Parts that are HTML already. */
export const list = (items: readonly string[]): string =>
  `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`;

/** A table of texts; a column whose head begins with `#` holds numbers. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumber = heads.map(head => head.startsWith('#'));
  const attribute = (i: number) => (isNumber[i] ? ' class="n"' : '');
  const headed = (text: string, i: number) =>
    text === '' ? '<td></td>' : `<th${attribute(i)} scope="col">${escaped(text.replace(/^#/, ''))}</th>`;
  const head = heads.map(headed).join('');
  const body = rows
    .map(row => `<tr>${row.map((cell, i) => `<td${attribute(i)}>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('\n');
  return `<div class="wide" role="group" aria-label="Table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}
export const section = (title: string, note: string, ...parts: readonly string[]): string =>
  `<section><h2>${escaped(title)}</h2>${note ? `<p class="quiet">${escaped(note)}</p>` : ''}${parts.join('\n')}</section>`;
/** A picture beside its numbers where there is room. */
export const beside = (picture: string, numbers: string): string =>
  `<div class="two">${picture}<div>${numbers}</div></div>`;
export const plot = (name: string): string => `<figure data-plot="${name}"></figure>`;
