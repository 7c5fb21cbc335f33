import type { RecordedElement } from '../../packages/virtual-phone/src/testing/index.ts';

/** An element of a recording, and what became of it here. */
export interface JudgedElement {
  readonly element: RecordedElement;
  readonly verdict: 'found' | 'misplaced' | 'missing';
}

const colours = { found: '#1e8e3e', misplaced: '#e37400', missing: '#d93025' } as const;
const textSize = 26;

/** A recorded screen as SVG: a box for each element, in the colour of its verdict, with its text, description or id. */
export function renderBoxes(
  elements: readonly JudgedElement[],
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const boxes = elements.flatMap(({ element, verdict }) => {
    const { bounds, text, contentDescription, resourceId } = element;
    if (bounds === undefined) return [];
    const [left, top, right, bottom] = bounds;
    const words = text || contentDescription || (resourceId === '' ? '' : `#${resourceId.split(':id/').at(-1)}`);
    const room = Math.max(1, Math.floor((right - left - 8) / (textSize * 0.55)));
    const label =
      words === '' ? '' : `<text x="${left + 4}" y="${top + textSize}">${escapeText(words.slice(0, room))}</text>`;
    const fill = verdict === 'found' ? 'none' : `${colours[verdict]}22`;
    const box = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${fill}" stroke="${colours[verdict]}" stroke-width="3"/>`;
    return [`<g fill="${colours[verdict]}">${box}${label}</g>`];
  });
  const style = `font-family="sans-serif" font-size="${textSize}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${style}><rect width="100%" height="100%" fill="#fff"/>${boxes.join('')}</svg>`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\p{Cc}/gu, ' ');
}
