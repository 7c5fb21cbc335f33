import type { MapColors } from './map-style.ts';
import type { Point, Size } from './viewport.ts';

interface LabelStyle {
  /** dp */
  readonly height: number;
  readonly weight?: number;
  /** A dot at the place, with the name below. */
  readonly dot?: boolean;
  readonly color?: string;
}

/** Names on the map: the first come stay, those that would lie over them are left out. */
export function createLabels(
  context: CanvasRenderingContext2D,
  { size, colors, scale }: { readonly size: Size; readonly colors: MapColors; readonly scale: number },
) {
  const taken: { left: number; top: number; right: number; bottom: number }[] = [];
  return {
    add(text: string, { x, y }: Point, { height, weight = 400, dot = false, color = colors.text }: LabelStyle): void {
      if (x < -80 || y < -40 || x > size.width + 80 || y > size.height + 40) return;
      const tall = height * scale;
      context.font = `${weight} ${tall}px Roboto, sans-serif`;
      const half = context.measureText(text).width / 2;
      const middle = dot ? y + tall * 0.9 : y;
      const box = { left: x - half - 2, right: x + half + 2, top: middle - tall * 0.6, bottom: middle + tall * 0.6 };
      const covers = taken.some(
        (other) => box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
      );
      if (covers) return;
      taken.push(box);
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      context.lineWidth = 3;
      context.strokeStyle = colors.halo;
      context.strokeText(text, x, middle);
      context.fillStyle = color;
      context.fillText(text, x, middle);
      if (!dot) return;
      context.beginPath();
      context.arc(x, y, 2.2, 0, 2 * Math.PI);
      context.fill();
    },
  };
}
