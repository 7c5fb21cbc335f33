import sharp from 'sharp';
import { outlinesOf, type Weight, widthOf, wrap } from './typeface.ts';

/** Pixels: as wide as the phone's screen, so that a picture that is no higher than it is shown at its true size. */
export const sheetWidth = 1080;

const ink = '#1c1b1a';

export interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Pixels from the left edge; for texts that end at the right, from the right edge. */
  readonly indent?: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** The font size of what has to be read, in pixels: its capitals are 29 px high. */
export const bodySize = 42;

const lineHeight = 1.2;

/** A sheet of paper that is filled from the top, in pixels of the picture. */
export class Sheet {
  /** Drawn only when the sheet is: layout needs no outlines. */
  readonly #shapes: (() => string)[] = [];
  #y: number;

  constructor(
    private readonly paper: string,
    readonly margin = 40,
  ) {
    this.#y = margin;
  }

  /** Where the next line begins. */
  get y(): number {
    return this.#y;
  }

  /** Leaves room. */
  skip(pixels: number): this {
    this.#y += pixels;
    return this;
  }

  /** Writes a text below what is there, in as many lines as it needs. */
  write(text: string, style: Style = {}): this {
    const { size = bodySize, weight = 'regular', indent = this.margin, align = 'left' } = style;
    const room = sheetWidth - this.margin - (align === 'center' ? this.margin : indent);
    for (const line of wrap(text, room, size, weight)) {
      this.#put(line, style);
      this.#y += size * lineHeight;
    }
    return this;
  }

  /** Writes texts side by side into one line. */
  writeBeside(cells: readonly (readonly [text: string, style: Style])[]): this {
    const height = Math.max(...cells.map(([, { size = bodySize }]) => size * lineHeight));
    for (const [text, style] of cells) this.#put(text, style);
    this.#y += height;
    return this;
  }

  /** A line from margin to margin. */
  rule(color = ink, { dashed = false, from = this.margin }: { dashed?: boolean; from?: number } = {}): this {
    const dashes = dashed ? ' stroke-dasharray="14 10"' : '';
    const to = sheetWidth - this.margin;
    const y = Math.round(this.#y);
    this.#shapes.push(
      () => `<line x1="${from}" y1="${y}" x2="${to}" y2="${y}" stroke="${color}" stroke-width="3"${dashes}/>`,
    );
    return this;
  }

  /** Fills from one height to another, behind what is written afterwards. */
  fill(color: string, from: number, to: number, { left = 0, right = sheetWidth, radius = 0 } = {}): this {
    this.#shapes.push(
      () =>
        `<rect x="${left}" y="${from}" width="${right - left}" height="${to - from}" rx="${radius}" fill="${color}"/>`,
    );
    return this;
  }

  #put(
    text: string,
    { size = bodySize, weight = 'regular', color = ink, indent = this.margin, align = 'left' }: Style,
  ): void {
    const width = widthOf(text, size, weight);
    const starts = { left: indent, center: (sheetWidth - width) / 2, right: sheetWidth - indent - width };
    const y = this.#y + size;
    this.#shapes.push(() => outlinesOf(text, { x: starts[align], y, size, weight, color }));
  }

  get height(): number {
    return Math.ceil(this.#y + this.margin);
  }

  async render(format: PictureFormat): Promise<Uint8Array> {
    const { height } = this;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${height}"><rect width="100%" height="100%" fill="${this.paper}"/>${this.#shapes.map((draw) => draw()).join('')}</svg>`;
    const picture = sharp(Buffer.from(svg));
    return await (format === 'png' ? picture.png() : picture.jpeg()).toBuffer();
  }
}

export type PictureFormat = 'jpeg' | 'png';
