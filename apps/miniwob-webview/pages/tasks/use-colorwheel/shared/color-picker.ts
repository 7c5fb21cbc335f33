import { h } from '../../../runtime/dom.ts';
import { onDrag } from '../../../widgets/drag.ts';
import { type Hsv, hexOf, hsvOf, type Rgb, rgbOf } from './color.ts';
import './color-picker.css';

/** A pad of hues and saturations, and a strip of values. */
export interface ColorPicker {
  readonly element: HTMLElement;
  show(color: Rgb): void;
  setOpen(open: boolean): void;
}

/** @param pick called while a finger is on the pad or the strip */
export function colorPicker(pick: (color: Rgb) => void): ColorPicker {
  let color: Hsv = { hue: 0, saturation: 0, value: 0 };
  const padMark = h('div', { class: 'color-mark' });
  const valueMark = h('div', { class: 'color-mark' });
  const pad = h('div', { id: 'color-pad', class: 'color-pad', role: 'img', 'aria-label': 'Hues' }, padMark);
  const values = h(
    'div',
    { id: 'color-values', class: 'color-values', role: 'img', 'aria-label': 'Values' },
    valueMark,
  );
  const element = h('div', { id: 'color-picker', class: 'color-picker closed' }, pad, values);
  const place = (): void => {
    const { hue, saturation, value } = color;
    Object.assign(padMark.style, { left: `${(hue / 360) * 100}%`, top: `${(1 - saturation) * 100}%` });
    valueMark.style.top = `${(1 - value) * 100}%`;
    values.style.background = `linear-gradient(#${hexOf(rgbOf({ hue, saturation, value: 1 }))}, #000)`;
  };
  const choose = (change: Partial<Hsv>): void => {
    color = { ...color, ...change };
    place();
    pick(rgbOf(color));
  };
  follow(pad, ({ x, y }) => choose({ hue: 360 * x, saturation: 1 - y }));
  follow(values, ({ y }) => choose({ value: 1 - y }));
  return {
    element,
    show(shown) {
      color = hsvOf(shown);
      place();
    },
    setOpen: (open) => element.classList.toggle('closed', !open),
  };
}

/** Tells where a finger is on an element, as shares of its width and height. */
function follow(element: HTMLElement, touch: (share: { x: number; y: number }) => void): void {
  const tell = (event: PointerEvent): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const share = (distance: number): number => Math.min(1, Math.max(0, distance));
    touch({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) });
  };
  onDrag(element, {
    start(event) {
      tell(event);
      return true;
    },
    move: ({ event }) => tell(event),
  });
}
