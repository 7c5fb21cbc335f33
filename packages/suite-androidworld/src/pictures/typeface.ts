import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** Height of a capital letter of Roboto, as a share of the font size. */
export const capitalHeight = 0.711;

const files = {
  regular: '@fontsource/roboto/files/roboto-latin-400-normal.woff',
  bold: '@fontsource/roboto/files/roboto-latin-700-normal.woff',
} as const;
const fonts = new Map<Weight, Font>();

/**
 * The font that comes with the suite. Pictures are drawn from its outlines, so that they look the same on every
 * computer, whatever fonts are installed there.
 */
function fontOf(weight: Weight): Font {
  const loaded = fonts.get(weight);
  if (loaded) return loaded;
  const path = createRequire(import.meta.url).resolve(files[weight]);
  const font = create(readFileSync(path));
  if (!('layout' in font)) throw new TypeError(`Expected one font in ${path}; found a collection`);
  fonts.set(weight, font);
  return font;
}

/** Pixels from where a text begins to where it ends. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** The outlines of a text as an SVG element. `x` is where it begins, `y` its base line. */
export function outlinesOf(
  text: string,
  { x, y, size, weight, color }: { x: number; y: number; size: number; weight: Weight; color: string },
): string {
  const font = fontOf(weight);
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = `${pen + xOffset} ${yOffset}`;
    pen += xAdvance;
    return `<path transform="translate(${at})" d="${path.toSVG()}"/>`;
  });
  const scale = size / font.unitsPerEm;
  // Outlines have their y axis upwards.
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Breaks a text between words into lines no wider than this; a word that is wider stands alone. */
export function wrap(text: string, maxWidth: number, size: number, weight: Weight): string[] {
  // Each word is measured once: Roboto does not kern with spaces.
  const space = widthOf(' ', size, weight);
  const lines: { text: string; width: number }[] = [];
  for (const word of text.split(' ')) {
    const width = widthOf(word, size, weight);
    const last = lines.at(-1);
    if (last === undefined || last.width + space + width > maxWidth) lines.push({ text: word, width });
    else lines[lines.length - 1] = { text: `${last.text} ${word}`, width: last.width + space + width };
  }
  return lines.map((line) => line.text);
}
