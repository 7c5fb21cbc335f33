import { type Picture, paint } from '../../../simple-commons/picture.ts';

/** A rectangle in pixels of a picture. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line drawn by a finger, in pixels of the picture. */
export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** @param quarters turns by 90 degrees, clockwise; may be negative */
export function turn(picture: Picture, quarters: number): Picture {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return picture;
  const { width, height } = picture;
  const [newWidth, newHeight] = turns % 2 === 0 ? [width, height] : [height, width];
  return paint(newWidth, newHeight, (context) => {
    context.translate(newWidth / 2, newHeight / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(picture, -width / 2, -height / 2);
  });
}

export function flip(picture: Picture, axis: 'horizontal' | 'vertical'): Picture {
  const { width, height } = picture;
  return paint(width, height, (context) => {
    if (axis === 'horizontal') context.setTransform(-1, 0, 0, 1, width, 0);
    else context.setTransform(1, 0, 0, -1, 0, height);
    context.drawImage(picture, 0, 0);
  });
}

export function crop(picture: Picture, { x, y, width, height }: Rect): Picture {
  return paint(Math.max(1, width), Math.max(1, height), (context) => context.drawImage(picture, -x, -y));
}

export function resize(picture: Picture, width: number, height: number): Picture {
  return paint(width, height, (context) => context.drawImage(picture, 0, 0, width, height));
}

/** @param filter as CSS has them: `sepia(0.4)` */
export function applyFilter(picture: Picture, filter: string): Picture {
  if (filter === 'none') return picture;
  return paint(picture.width, picture.height, (context) => {
    context.filter = filter;
    context.drawImage(picture, 0, 0);
  });
}

export function drawStrokes(picture: Picture, strokes: readonly Stroke[]): Picture {
  if (strokes.length === 0) return picture;
  return paint(picture.width, picture.height, (context) => {
    context.drawImage(picture, 0, 0);
    for (const stroke of strokes) drawStroke(context, stroke);
  });
}

/** A point that was only touched is a dot. */
function drawStroke(context: CanvasRenderingContext2D, { color, width, points: [first, ...others] }: Stroke): void {
  if (first === undefined) return;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const { x, y } of others.length === 0 ? [first] : others) context.lineTo(x, y);
  context.stroke();
}
