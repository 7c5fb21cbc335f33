/** Degrees, and two shares in percent. */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
}

/** @param hex `#rrggbb` */
export function hsvOf(hex: string): Hsv {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  let hue = 0;
  if (range > 0) {
    if (most === red) hue = ((green - blue) / range + 6) % 6;
    else hue = most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  }
  const saturation = most === 0 ? 0 : range / most;
  return { hue: Math.round(hue * 60), saturation: Math.round(saturation * 100), value: Math.round(most * 100) };
}

/** @returns `#rrggbb` */
export function hexOf({ hue, saturation, value }: Hsv): string {
  const channel = (offset: number): string => {
    const place = (offset + hue / 60) % 6;
    const share = (value / 100) * (1 - (saturation / 100) * Math.max(0, Math.min(place, 4 - place, 1)));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}
