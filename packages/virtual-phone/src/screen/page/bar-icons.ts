import { createStore, type Store } from '@androidworld/app-sdk/ui';

export type IconShade = 'light' | 'dark';

/** How the system bars must look over the activity in front. */
export interface BarIcons {
  readonly top: IconShade;
  readonly bottom: IconShade;
  /** Hidden. */
  readonly immersive: boolean;
}

let current: BarIcons = { top: 'dark', bottom: 'dark', immersive: false };
const store: Store<BarIcons> = createStore(current);

export const barIcons = {
  store,
  /** Tells listeners only of real changes. */
  set(next: BarIcons): void {
    if (next.top === current.top && next.bottom === current.bottom && next.immersive === current.immersive) return;
    current = next;
    store.set(next);
  },
};

/** Of what lies over the activity at the lower edge, the soft keyboard; null while nothing does. */
export const keyboardIcons: Store<IconShade | null> = createStore<IconShade | null>(null);

/** Dark icons on light ground: that of an element, or of what is behind it where that has none. */
export function iconsOn(element: Element | null, behind: Element): IconShade {
  const color = element === null ? transparent : getComputedStyle(element).backgroundColor;
  return isLight(color === transparent ? getComputedStyle(behind).backgroundColor : color) ? 'dark' : 'light';
}

/** As browsers compute it. */
const transparent = 'rgba(0, 0, 0, 0)';

const lightness = new Map<string, boolean>();
const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Whether a CSS colour, in whatever notation the browser computes, is a light one. */
function isLight(color: string): boolean {
  const known = lightness.get(color);
  if (known !== undefined || canvas === null) return known ?? true;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const answer = alpha > 127 && 0.299 * red + 0.587 * green + 0.114 * blue > 140;
  lightness.set(color, answer);
  return answer;
}
