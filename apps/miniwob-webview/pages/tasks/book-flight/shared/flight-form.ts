import { h } from '../../../runtime/dom.ts';
import { autocomplete } from '../../../widgets/autocomplete.ts';
import { dateField } from '../../../widgets/date-field.ts';
import { textField } from '../../../widgets/text-field.ts';
import { AIRPORTS } from './airports.ts';
import type { Route } from './flight-card.ts';
import './flights.css';

/** Asks for a route: two airports of the list and a day. Fields that lack them become red, and nothing else happens. */
export function flightForm(search: (route: Route) => void): HTMLElement {
  const from = airportField('flight-from', 'From:');
  const to = airportField('flight-to', 'To:');
  const date = dateField({ label: 'Date:', min: '2016-10-01', max: '2016-12-31' });
  const check = (): void => {
    const day = date.day();
    const areRight = [
      mark(from.input, AIRPORTS.includes(from.input.value)),
      mark(to.input, AIRPORTS.includes(to.input.value)),
      mark(date.element.querySelector('input'), day !== undefined),
    ];
    if (day !== undefined && !areRight.includes(false)) search({ from: from.input.value, to: to.input.value, day });
  };
  return h(
    'div',
    { class: 'flight-form' },
    from.element,
    to.element,
    date.element,
    h('button', { id: 'search', type: 'button', onclick: check }, 'Search'),
  );
}

function airportField(id: string, placeholder: string): { element: HTMLElement; input: HTMLInputElement } {
  const { input } = textField({ attributes: { id, placeholder } });
  const suggest = (typed: string): string[] =>
    AIRPORTS.filter((airport) => airport.toLowerCase().includes(typed.toLowerCase()));
  return { element: autocomplete(input, suggest, 96), input };
}

function mark(input: Element | null, isRight: boolean): boolean {
  input?.classList.toggle('error', !isRight);
  input?.setAttribute('aria-invalid', String(!isRight));
  return isRight;
}
