import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { bold } from '../../runtime/instruction.ts';
import { drawDay, formatDay } from '../../words/dates.ts';
import { AIRPORTS, cityOf, codeOf } from './shared/airports.ts';
import { bestOf, drawFlights, type Flight, type Wish } from './shared/draw-flights.ts';
import type { Route } from './shared/flight-card.ts';
import { flightForm } from './shared/flight-form.ts';
import { flightResults } from './shared/flight-results.ts';

const WISHES: readonly Wish[] = ['cheapest', 'shortest'];

/** A flight to look for and to book. */
export default definePage({
  task: 'book-flight',
  nominalSeconds: 60,
  draw(random) {
    const [from = '', to = ''] = random.sample(AIRPORTS, 2).map((airport) => {
      return random.chance(0.5) ? cityOf(airport) : codeOf(airport);
    });
    const day = drawDay(random, '2016-10-01', '2016-12-30');
    return { from, to, day, wish: random.pick(WISHES), flights: drawFlights(random) };
  },
  instruction: ({ from, to, day, wish }) => [
    'Book the ',
    bold(wish),
    ' one-way flight from: ',
    bold(from),
    ' to: ',
    bold(to),
    ' on ',
    bold(formatDay(day)),
    '.',
  ],
  fields: ({ from, to, day, wish }) => ({ from, to, day, wish }),
  render({ from, to, day, wish, flights }, { area, judge, random }) {
    const best = bestOf(flights, wish);
    const title = h('div', { class: 'flight-title bold' }, 'Book your one-way flight');
    const search = (route: Route): void => {
      const isAsked = isCalled(route.from, from) && isCalled(route.to, to) && route.day === day;
      const results = flightResults(isAsked ? flights : drawFlights(random), route, {
        back: () => area.replaceChildren(title, form),
        book: (flight: Flight) => judge(flight === best),
      });
      area.replaceChildren(results);
    };
    const form = flightForm(search);
    area.append(title, form);
  },
});

/** Whether a place, a city or a code, is that of the airport. */
function isCalled(airport: string, place: string): boolean {
  return cityOf(airport) === place || codeOf(airport) === place;
}
