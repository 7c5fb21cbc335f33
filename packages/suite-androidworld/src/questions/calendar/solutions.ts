import type { Ui } from '@androidworld/core';
import type { QuestionParams, QuestionSolution } from '@androidworld/question-tasks';
import { october } from '../../tasks/calendar/october.ts';
import { eventsOfDay, type ShownEvent, shownEvents } from './shown-events.ts';

const app = 'Simple Calendar Pro';
const searchField = { resourceId: 'top_toolbar_search' };
/** Nothing that a question asks for begins between its start and the event it asks for. */
const episodeStart = '15:34';
const evening = '20:00';

/** How the answers are found on the screen, by the question's name. */
export const calendarSolutions: Readonly<Record<string, QuestionSolution>> = {
  SimpleCalendarAnyEventsOnDate: answerOfDay(() => true),
  SimpleCalendarEventsOnDate: answerOfDay(({ isEarlier }) => !isEarlier),
  SimpleCalendarEventOnDateAtTime: answerOfDay(({ start, isEarlier }, { time }) => !isEarlier && start === time),
  SimpleCalendarEventsInTimeRange: answerOfDay(({ start = '', isEarlier }, { startTime }) => {
    return !isEarlier && start >= startTime && start <= evening;
  }),
  SimpleCalendarFirstEventAfterStartTime: async (ui, params) => {
    const { date, time } = asked(params);
    const [first] = (await eventsOfDay(ui, date)).filter(beginsFrom(time));
    await ui.answer(first?.title ?? '');
  },
  SimpleCalendarNextEvent: async (ui) => {
    const today = `${october.year}-${october.month}-${october.today}`;
    const [next] = (await eventsOfDay(ui, today)).filter(beginsFrom(episodeStart));
    await ui.answer(next?.title ?? '');
  },
  async SimpleCalendarEventsInNextWeek(ui) {
    await ui.openApp(app);
    await changeView(ui, 'Simple event list');
    const events = await listedUntil(ui, october.today + 8);
    // The view is kept: the next to use the app finds it as it was.
    await changeView(ui, 'Monthly view');
    const isNextWeek = ({ day }: ShownEvent) => {
      const date = Number.parseInt(day, 10);
      return date > october.today && date <= october.today + 7;
    };
    await answerTitles(ui, events.filter(isNextWeek));
  },
  async SimpleCalendarLocationOfEvent(ui, params) {
    const { title } = asked(params);
    await search(ui, title);
    await ui.tap({ resourceId: 'event_item_title', text: title });
    const location = await ui.waitFor({ resourceId: 'event_location' });
    await ui.answer(location.text ?? '');
  },
  async SimpleCalendarNextMeetingWithPerson(ui, params) {
    const { person } = asked(params);
    await search(ui, person);
    await ui.waitFor({ resourceId: 'event_item_title', text: new RegExp(person) });
    const [next] = shownEvents(ui).filter(({ title }) => title.includes(person));
    if (next === undefined) return ui.answer('');
    const month = next.month.charAt(0) + next.month.slice(1).toLowerCase();
    await ui.answer(`${month} ${Number.parseInt(next.day, 10)} ${october.year} ${next.start}`);
  },
};

type Asked = Readonly<Record<'date' | 'time' | 'startTime' | 'title' | 'person', string>>;

/** What the goal says. */
function asked({ values }: QuestionParams): Asked {
  const value = (name: string) => String(values[name] ?? '');
  return {
    date: value('date'),
    time: value('time'),
    startTime: value('startTime'),
    title: value('title'),
    person: value('person'),
  };
}

function answerOfDay(isMeant: (event: ShownEvent, asked: Asked) => boolean): QuestionSolution {
  return async (ui, params) => {
    const wanted = asked(params);
    const events = await eventsOfDay(ui, wanted.date);
    await answerTitles(
      ui,
      events.filter((event) => isMeant(event, wanted)),
    );
  };
}

function beginsFrom(time: string): (event: ShownEvent) => boolean {
  return ({ start = '', isEarlier }) => !isEarlier && start >= time;
}

async function answerTitles(ui: Ui, events: readonly ShownEvent[]): Promise<void> {
  await ui.answer(events.map(({ title }) => title).join(', '));
}

async function changeView(ui: Ui, view: string): Promise<void> {
  await ui.tap('Change view');
  await ui.tap({ text: view });
}

/** What the event list has until a day of the month is in sight. */
async function listedUntil(ui: Ui, date: number): Promise<ShownEvent[]> {
  const events: ShownEvent[] = [];
  for (let page = 0; page < 3; page += 1) {
    const shown = shownEvents(ui);
    // The first rows of a page may stand below a heading that was scrolled away.
    const last = events.at(-1);
    for (const event of shown) {
      const day = event.day === '' ? (last?.day ?? '') : event.day;
      if (!events.some(({ title, start }) => title === event.title && start === event.start)) {
        events.push({ ...event, day });
      }
    }
    const bottom = Number.parseInt(events.at(-1)?.day ?? '', 10);
    if (bottom >= date || shown.length === 0) break;
    await ui.perform({ action_type: 'scroll', direction: 'down' });
  }
  return events;
}

async function search(ui: Ui, text: string): Promise<void> {
  await ui.openApp(app);
  // A day that was opened lies on top of the month.
  await ui.type(searchField, text);
}
