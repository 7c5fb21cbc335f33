import { h } from '../../../runtime/dom.ts';
import { formatDay } from '../../../words/dates.ts';
import { codeOf } from './airports.ts';
import type { Flight } from './draw-flights.ts';
import { flightCard, type Route } from './flight-card.ts';
import './flights.css';

/** The flights of a route, and a way back. */
export function flightResults(
  flights: readonly Flight[],
  route: Route,
  actions: { back: () => void; book: (flight: Flight) => void },
): HTMLElement {
  return h(
    'div',
    {},
    h('button', { id: 'menu-back', type: 'button', onclick: actions.back }, 'Back'),
    h('div', { class: 'bold' }, `${codeOf(route.from)} to ${codeOf(route.to)} | ${formatDay(route.day)}`),
    h(
      'div',
      { class: 'flights' },
      flights.map((flight) => flightCard(flight, route, () => actions.book(flight))),
    ),
  );
}
