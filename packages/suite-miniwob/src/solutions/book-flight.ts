import { AndroidWorldError, type Ui } from '@androidworld/core';
import { chooseDay } from './choose-day.ts';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';

/** A flight to search for and to book: the cheapest or the shortest. */
export const bookFlight: PageSolution = {
  async solve(ui) {
    const request = readRequest(ui);
    await search(ui, request);
    await book(ui, request.wish === 'cheapest' ? (flight) => flight.price : (flight) => flight.minutes);
  },
  nearMisses: [
    {
      name: 'right search, the dearest or longest flight',
      async run(ui) {
        const request = readRequest(ui);
        await search(ui, request);
        await book(ui, request.wish === 'cheapest' ? (flight) => -flight.price : (flight) => -flight.minutes);
      },
    },
    {
      name: 'there and back mixed up',
      async run(ui) {
        const request = readRequest(ui);
        await search(ui, { ...request, from: request.to, to: request.from });
        await book(ui, request.wish === 'cheapest' ? (flight) => flight.price : (flight) => flight.minutes);
      },
    },
  ],
};

interface Request {
  readonly wish: string;
  readonly from: string;
  readonly to: string;
  readonly date: string;
}

function readRequest(ui: Ui): Request {
  const pattern = /(cheapest|shortest).* from: (.+) to: (.+) on (\d+\/\d+\/\d+)/;
  const [wish = '', from = '', to = '', date = ''] = readValues(ui, pattern);
  return { wish, from, to, date };
}

async function search(ui: Ui, { from, to, date }: Request): Promise<void> {
  await chooseAirport(ui, 'flight-from', from);
  await chooseAirport(ui, 'flight-to', to);
  await chooseDay(ui, date);
  await ui.tap({ resourceId: 'search' });
  await ui.waitFor({ resourceId: 'menu-back' });
}

/** @param place a city, or the code of an airport */
async function chooseAirport(ui: Ui, field: string, place: string): Promise<void> {
  const isCode = /^[A-Z]{3}$/.test(place);
  await ui.type({ resourceId: field }, isCode ? `(${place})` : place);
  const suggestion = { text: new RegExp(isCode ? `\\(${place}\\)$` : `^${place} \\(`), className: /view\.View$/ };
  await ui.tap(await ui.scrollTo(suggestion, { within: { className: /ListView/ } }));
}

interface Flight {
  readonly price: number;
  readonly minutes: number;
  /** Of its button. */
  readonly label: string;
}

/** Looks through all flights, then books the one with the smallest cost. */
async function book(ui: Ui, cost: (flight: Flight) => number): Promise<void> {
  const flights = new Map(flightsOn(ui).map((flight) => [flight.label, flight]));
  for (let found = 0; found < flights.size; ) {
    found = flights.size;
    await ui.perform({ action_type: 'scroll', direction: 'down' });
    for (const flight of flightsOn(ui)) flights.set(flight.label, flight);
  }
  const [best] = [...flights.values()].sort((one, other) => cost(one) - cost(other));
  if (best === undefined) throw new AndroidWorldError('AW_TASK_FAILED', 'Expected flights on the screen; found none');
  await ui.tap(await ui.scrollTo(best.label, { direction: 'up' }));
}

/** Flights of which both the duration and the button are on the screen. */
function flightsOn(ui: Ui): Flight[] {
  const lines = ui.findAll(/^(?:Duration|Book flight for)/).map(({ text }) => text ?? '');
  return lines.flatMap((line, place) => {
    const [, hours, minutes] = /^Duration (\d+)h (\d+)m$/.exec(line) ?? [];
    const label = lines[place + 1] ?? '';
    const [, price] = /\$(\d+)$/.exec(label) ?? [];
    if (hours === undefined || price === undefined) return [];
    return [{ price: Number(price), minutes: Number(hours) * 60 + Number(minutes), label }];
  });
}
