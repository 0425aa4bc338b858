/** Hands a file to the person. */
export function keepBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Draws a part of the page as it looks now, so many times as large. */
export async function drawElement(
  element: HTMLElement,
  canvas: HTMLCanvasElement,
  scale: number,
  ground: string,
): Promise<void> {
  const { width, height } = element.getBoundingClientRect();
  const image = await imageOf(await svgOf(element, width, height, ground));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser cannot draw');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0, width, height);
}

export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the browser could not draw it');
  return blob;
}

/** An element with everything that it looks like, as one picture that needs nothing from outside. */
async function svgOf(from: HTMLElement, width: number, height: number, ground: string): Promise<string> {
  const copy = from.cloneNode(true) as HTMLElement;
  drawn(from, copy);
  const root = document.createElement('div');
  root.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
  root.style.cssText = rootStyle(from, width, height, ground);
  root.append(copy);
  const style = document.createElement('style');
  style.textContent = await fonts();
  root.prepend(style);
  const text = new XMLSerializer().serializeToString(root);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${text}</foreignObject></svg>`;
}

function rootStyle(from: HTMLElement, width: number, height: number, ground: string): string {
  const { color, fontFamily, fontSize } = getComputedStyle(from);
  return `width:${width}px;height:${height}px;color:${color};font:${fontSize} ${fontFamily};background:${ground}`;
}

/** Writes on every part of the copy how the real one looks: rules that depend on the page around it do not travel. */
function drawn(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const text = styleText(style);
  if (to instanceof HTMLElement || to instanceof SVGElement)
    to.style.cssText = `${text};animation:none;transition:none`;
  for (const pseudo of ['::before', '::after'] as const) pseudoOf(from, to, pseudo);
  const parts = from.children;
  // What was put before the children of the copy does not count.
  const copies = [...to.children].filter(child => !child.hasAttribute('data-pseudo'));
  for (let n = 0; n < parts.length; n++) drawn(parts[n], copies[n]);
}

/** All that boards and cards use of a style: to copy every property there is would take seconds. */
const LOOKS =
  'display position inset z-index float box-sizing width height min-width min-height max-width max-height margin padding ' +
  'border-top border-right border-bottom border-left border-radius outline background box-shadow opacity visibility overflow ' +
  'clip-path mask filter transform translate rotate scale transform-origin zoom color font-family font-size font-weight font-style font-variant-caps letter-spacing text-align ' +
  'text-transform text-decoration text-overflow text-shadow white-space line-height vertical-align word-break writing-mode ' +
  'text-orientation list-style content flex-direction flex-wrap flex-grow flex-shrink flex-basis align-items align-self ' +
  'align-content justify-content justify-items justify-self gap order grid-template-columns grid-template-rows ' +
  'grid-template-areas grid-area grid-auto-flow grid-auto-rows grid-auto-columns object-fit aspect-ratio fill stroke ' +
  'stroke-width stroke-dasharray stroke-linecap stroke-linejoin fill-opacity stroke-opacity paint-order marker-end ' +
  '-webkit-line-clamp -webkit-box-orient font-variant-numeric direction';
const PROPERTIES = LOOKS.split(' ');
const styleText = (style: CSSStyleDeclaration): string =>
  PROPERTIES.map(name => `${name}:${looksOf(style, name)}`).join(';');
/** A picture has nothing to scroll with. */
const looksOf = (style: CSSStyleDeclaration, name: string): string => {
  const value = style.getPropertyValue(name);
  return name === 'overflow' ? value.replace(/auto|scroll/g, 'hidden') : value;
};

/** What a style sheet adds before or after an element becomes a part of the copy. */
function pseudoOf(from: Element, to: Element, pseudo: '::before' | '::after'): void {
  const style = getComputedStyle(from, pseudo);
  const content = style.content;
  if (content === 'none' || content === 'normal' || !(to instanceof HTMLElement)) return;
  const part = document.createElement('span');
  part.setAttribute('data-pseudo', pseudo);
  part.textContent = /^"/.test(content) ? content.slice(1, -1) : '';
  part.style.cssText = styleText(style);
  if (pseudo === '::before') to.prepend(part);
  else to.append(part);
}

function imageOf(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the browser could not draw it'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

let known: Promise<string> | null = null;
/** The fonts of the page, inside the style sheet itself. */
function fonts(): Promise<string> {
  known ??= Promise.all(
    [...document.styleSheets].flatMap(sheet =>
      [...sheet.cssRules].flatMap(rule =>
        rule instanceof CSSFontFaceRule ? [fontOf(rule, sheet.href)] : [],
      ),
    ),
  ).then(rules => rules.join('\n'));
  return known;
}

async function fontOf(rule: CSSFontFaceRule, sheet: string | null): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (address === undefined) return rule.cssText;
  const blob = await (await fetch(new URL(address, sheet ?? document.baseURI))).blob();
  const data = await new Promise<string>(done => {
    const reader = new FileReader();
    reader.onload = () => done(`${reader.result}`);
    reader.readAsDataURL(blob);
  });
  const of = (name: string) => `${name}:${rule.style.getPropertyValue(name)};`;
  return `@font-face{${of('font-family')}${of('font-weight')}${of('font-style')}src:url(${data})}`;
}
