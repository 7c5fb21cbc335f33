import { h } from '../runtime/dom.ts';
import { type Day, dayAfter } from '../words/dates.ts';
import './calendar.css';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

export interface CalendarOptions {
  /** First and last day that can be chosen. */
  min: Day;
  max: Day;
  chosen?: Day | undefined;
  /** A day of the month shown first. */
  opensAt: Day;
  choose: (day: Day) => void;
}

/** One month as a grid of days, with arrows to the months before and after. */
export function calendar({ min, max, chosen, opensAt, choose }: CalendarOptions): HTMLElement {
  const root = h('div', { id: 'ui-datepicker-div', class: 'calendar', role: 'group', 'aria-label': 'Calendar' });
  const show = (month: string): void => {
    const first = `${month}-01`;
    const next = dayAfter(first, 31).slice(0, 7);
    const previous = dayAfter(first, -1).slice(0, 7);
    const blanks = WEEKDAYS.slice(0, new Date(first).getUTCDay()).map(() => h('span', {}));
    const days = daysOf(month).map((day) =>
      h(
        'button',
        {
          class: 'calendar-day',
          type: 'button',
          disabled: day < min || day > max,
          'aria-pressed': day === chosen ? 'true' : undefined,
          onclick: () => choose(day),
        },
        Number(day.slice(8)),
      ),
    );
    root.replaceChildren(
      h(
        'div',
        { class: 'calendar-bar' },
        arrow('Previous month', '◂', previous >= min.slice(0, 7), () => show(previous)),
        h('span', { class: 'bold' }, `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`),
        arrow('Next month', '▸', next <= max.slice(0, 7), () => show(next)),
      ),
      h(
        'div',
        { class: 'calendar-grid' },
        WEEKDAYS.map((name) => h('span', {}, name)),
        blanks,
        days,
      ),
    );
  };
  show(opensAt.slice(0, 7));
  return root;
}

function arrow(label: string, sign: string, enabled: boolean, press: () => void): HTMLElement {
  return h('button', { type: 'button', 'aria-label': label, disabled: !enabled, onclick: press }, sign);
}

function daysOf(month: string): Day[] {
  return Array.from({ length: 31 }, (_, index) => dayAfter(`${month}-01`, index)).filter((day) =>
    day.startsWith(month),
  );
}
