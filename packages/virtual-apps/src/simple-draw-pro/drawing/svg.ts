import type { Point, Stroke } from './drawing.ts';

export interface SvgDrawing {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly background: string;
  readonly strokes: readonly Stroke[];
}

/** A drawing as the app writes it, in one line: an eraser has the stroke `none`. */
export function writeSvg({ width, height, background, strokes }: SvgDrawing): string {
  const paths = strokes.map(
    ({ color, width: size, points }) =>
      `<path d="${pathOf(points)}" fill="none" stroke="${color ?? 'none'}" stroke-width="${size.toFixed(1)}" stroke-linecap="round"/>`,
  );
  return `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><rect width="${width}" height="${height}" fill="${background}"/>${paths.join('')}</svg>`;
}

/** Through the middles between points, with each point as what bends the line. */
export function pathOf([first, ...others]: readonly Point[]): string {
  if (first === undefined) return '';
  const curves = others.map((point, index) => {
    const before = others[index - 1] ?? first;
    return `Q${place(before)} ${place({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 })}`;
  });
  const last = others.at(-1) ?? first;
  return `${[`M${place(first)}`, ...curves, `L${place(last)}`].join(' ')} `;
}

function place({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Reads what {@link writeSvg} wrote; undefined when the text is of another kind. */
export function readSvg(text: string): SvgDrawing | undefined {
  const [, width, height, background] =
    /^<svg width="(\d+)" height="(\d+)" xmlns="[^"]*"><rect width="\d+" height="\d+" fill="(#[0-9a-f]{6})"\/>/.exec(
      text.trim(),
    ) ?? [];
  if (width === undefined || height === undefined || background === undefined) return undefined;
  const paths = text.matchAll(/<path d="([^"]*)" fill="none" stroke="(none|#[0-9a-f]{6})" stroke-width="([\d.]+)"/g);
  const strokes = [...paths].map(([, path = '', color = 'none', size = '1']): Stroke => {
    return { kind: 'stroke', color: color === 'none' ? null : color, width: Number(size), points: pointsOf(path) };
  });
  return { width: Number(width), height: Number(height), background, strokes };
}

/** The points a path was written from: its start, what bends it, and its end. */
function pointsOf(path: string): Point[] {
  const points = [...path.matchAll(/[MQL](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  // The start is written twice where the line goes on.
  return points.filter(({ x, y }, index) => {
    const before = points[index - 1];
    return before === undefined || before.x !== x || before.y !== y;
  });
}
