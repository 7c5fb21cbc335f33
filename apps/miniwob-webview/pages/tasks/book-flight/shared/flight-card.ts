import { h } from '../../../runtime/dom.ts';
import { type Day, dayAfter, formatDay } from '../../../words/dates.ts';
import type { Flight } from './draw-flights.ts';

/** What a list of flights is about. */
export interface Route {
  from: string;
  to: string;
  day: Day;
}

/** A flight, and the button that books it. */
export function flightCard(flight: Flight, { from, to, day }: Route, book: () => void): HTMLElement {
  const { departs, arrives, price } = flight;
  const minutes = arrives - departs;
  return h(
    'div',
    { class: 'flight' },
    h('div', {}, `Departs ${momentOf(day, departs)}, ${from}`),
    h('div', {}, `Arrives ${momentOf(day, arrives)}, ${to}`),
    h('div', {}, `Duration ${Math.floor(minutes / 60)}h ${minutes % 60}m`),
    h('button', { class: 'flight-price', type: 'button', onclick: book }, `Book flight for $${price}`),
  );
}

/** e.g. `12:05 AM, 10/02/2016` */
function momentOf(day: Day, minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${time}, ${formatDay(dayAfter(day, Math.floor(minutes / 1_440)))}`;
}
