import type { Random } from '../../../runtime/random.ts';
import { drawDistinct } from '../../../words/draw-distinct.ts';

export interface Flight {
  /** Minutes since the start of the day of departure. */
  departs: number;
  arrives: number;
  /** In whole dollars. */
  price: number;
}

export type Wish = 'cheapest' | 'shortest';

const DAY_MINUTES = 1_440;

/** Draws three or four flights; no two have the same price or take equally long, so that one is the best. */
export function drawFlights(random: Random): Flight[] {
  const count = random.integer(3, 4);
  const prices = drawDistinct(count, () => String(random.integer(50, 1_199)));
  const flights = new Map<number, Omit<Flight, 'price'>>();
  while (flights.size < count) {
    const departs = random.integer(0, DAY_MINUTES - 1);
    const arrives = random.integer(departs + 1, 1.5 * DAY_MINUTES);
    flights.set(arrives - departs, { departs, arrives });
  }
  return [...flights.values()].map((times, index) => ({ ...times, price: Number(prices[index]) }));
}

/** The one that is wished for. */
export function bestOf(flights: readonly Flight[], wish: Wish): Flight | undefined {
  const cost = ({ price, departs, arrives }: Flight): number => (wish === 'cheapest' ? price : arrives - departs);
  return [...flights].sort((one, other) => cost(one) - cost(other))[0];
}
