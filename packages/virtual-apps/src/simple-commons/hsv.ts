/** A colour by hue (degrees), saturation and value (0 to 1). */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
}

/** @param color 0xRRGGBB; what is above is left out */
export function toHsv(color: number): Hsv {
  const red = ((color >> 16) & 255) / 255;
  const green = ((color >> 8) & 255) / 255;
  const blue = (color & 255) / 255;
  const value = Math.max(red, green, blue);
  const range = value - Math.min(red, green, blue);
  const saturation = value === 0 ? 0 : range / value;
  return { hue: hueOf({ red, green, blue, value, range }), saturation, value };
}

function hueOf(parts: { red: number; green: number; blue: number; value: number; range: number }): number {
  const { red, green, blue, value, range } = parts;
  if (range === 0) return 0;
  if (value === red) return (60 * ((green - blue) / range) + 360) % 360;
  if (value === green) return 60 * ((blue - red) / range) + 120;
  return 60 * ((red - green) / range) + 240;
}

/** @returns 0xRRGGBB */
export function fromHsv({ hue, saturation, value }: Hsv): number {
  const part = (offset: number) => {
    const place = (offset + hue / 60) % 6;
    return Math.round(255 * (value - value * saturation * Math.max(0, Math.min(place, 4 - place, 1))));
  };
  return (part(5) << 16) | (part(3) << 8) | part(1);
}

/** `f57c00` */
export function hexOf(color: number): string {
  return (color & 0xffffff).toString(16).padStart(6, '0');
}
