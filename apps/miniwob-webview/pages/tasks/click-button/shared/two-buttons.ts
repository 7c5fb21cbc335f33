import { h } from '../../../runtime/dom.ts';
import type { Random } from '../../../runtime/random.ts';
import './two-buttons.css';

export type ButtonName = 'ONE' | 'TWO';

/** Left and top of a button in the area, in px. */
interface Place {
  left: number;
  top: number;
}

/** Where the buttons stand. */
export type ButtonPlaces = Readonly<Record<ButtonName, Place>>;

const FARTHEST = 117;
/** TWO, which lies over ONE, leaves free what is written on it and where it is tapped. */
const LEAST_DISTANCE = 30;

/** Draws two places; the buttons may overlap a little. */
export function drawButtonPlaces(random: Random): ButtonPlaces {
  for (;;) {
    const places = { ONE: drawPlace(random), TWO: drawPlace(random) };
    if (distance(places) >= LEAST_DISTANCE) return places;
  }
}

/** Two square buttons. */
export function twoButtons(places: ButtonPlaces, press: (name: ButtonName) => void): HTMLElement {
  return h('div', { class: 'two-buttons' }, button('ONE', 'subbtn'), button('TWO', 'subbtn2'));

  function button(name: ButtonName, id: string): HTMLElement {
    const { left, top } = places[name];
    const style = `left: ${left}px; top: ${top}px`;
    return h('button', { id, class: 'two-buttons-button', type: 'button', style, onclick: () => press(name) }, name);
  }
}

function drawPlace(random: Random): Place {
  return { left: random.integer(0, FARTHEST), top: random.integer(0, FARTHEST) };
}

function distance({ ONE, TWO }: ButtonPlaces): number {
  return Math.max(Math.abs(ONE.left - TWO.left), Math.abs(ONE.top - TWO.top));
}
