/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Hue 0 to 360, saturation and value 0 to 1. */
export interface Hsv {
  hue: number;
  saturation: number;
  value: number;
}

/** Reads `F00`, `#ff0000` or `rgb(255, 0, 0)`; `undefined` when the text is no colour. */
export function parseColor(text: string): Rgb | undefined {
  const [, red, green, blue] = /^\W*rgb\s*\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)\W*$/i.exec(text) ?? [];
  if (red !== undefined) {
    const parts: Rgb = [Number(red), Number(green), Number(blue)];
    return parts.every((part) => part <= 255) ? parts : undefined;
  }
  const digits = /^\W*([0-9a-f]{6}|[0-9a-f]{3})\W*$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [first = '', second = '', third = ''] = pairs;
  return [Number.parseInt(first, 16), Number.parseInt(second, 16), Number.parseInt(third, 16)];
}

/** Six capital hexadecimal digits, e.g. `FF0000`. */
export function hexOf(color: Rgb): string {
  return color.map((part) => part.toString(16).padStart(2, '0').toUpperCase()).join('');
}

export function rgbOf({ hue, saturation, value }: Hsv): Rgb {
  const part = (offset: number): number => {
    const turn = (offset + hue / 60) % 6;
    const strength = Math.max(0, Math.min(turn, 4 - turn, 1));
    return Math.round(255 * (value - value * saturation * strength));
  };
  return [part(5), part(3), part(1)];
}

export function hsvOf([red, green, blue]: Rgb): Hsv {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const saturation = most === 0 ? 0 : range / most;
  return { hue: hueOf([red, green, blue], most, range), saturation, value: most / 255 };
}

function hueOf([red, green, blue]: Rgb, most: number, range: number): number {
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}

/** 1 for the same colour, 0 for the opposite corner of the cube. */
export function likeness(one: Rgb, other: Rgb): number {
  const difference = one.reduce((sum, part, index) => sum + Math.abs(part - (other[index] ?? 0)), 0);
  return 1 - difference / (3 * 255);
}
