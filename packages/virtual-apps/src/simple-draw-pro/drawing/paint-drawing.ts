import { contextOf, type Picture } from '../../simple-commons/picture.ts';
import { type Drawing, type Step, type Stroke, visibleSteps } from './drawing.ts';
import { floodFill } from './flood-fill.ts';
import { pathOf } from './svg.ts';

/** Paints a whole drawing anew. */
export function paintDrawing(canvas: Picture, drawing: Drawing, background: string): void {
  const context = contextOf(canvas);
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const step of visibleSteps(drawing)) paintStep(context, step, background);
}

/** Pixels. */
const narrowestEraser = 20;

/** Paints one more stroke over what is there. */
export function paintStroke(context: CanvasRenderingContext2D, { color, width, points }: Stroke, background: string) {
  const path = new Path2D(pathOf(points));
  context.strokeStyle = color ?? background;
  context.lineWidth = color === null ? Math.max(narrowestEraser, width) : width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
}

function paintStep(
  context: CanvasRenderingContext2D,
  step: Exclude<Step, { kind: 'clear' }>,
  background: string,
): void {
  const { width, height } = context.canvas;
  if (step.kind === 'stroke') {
    paintStroke(context, step, background);
  } else if (step.kind === 'fill') {
    const pixels = context.getImageData(0, 0, width, height);
    floodFill(pixels, step.at, Number.parseInt(step.color.slice(1), 16));
    context.putImageData(pixels, 0, 0);
  } else {
    const { picture } = step;
    const scale = Math.min(width / picture.width, height / picture.height);
    const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight);
  }
}
