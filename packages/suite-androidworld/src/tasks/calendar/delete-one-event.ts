import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { dateParams, eventParams, sampleDate, sampleEvent } from './asked-event.ts';
import { clearCalendar, prepareRemoval, scoreRemoval } from './calendar.ts';
import { deleteTitled, openDay, renameEvent } from './delete-event-steps.ts';
import { secondsAt } from './october.ts';
import { removalNearMisses } from './removal-near-misses.ts';

const params = z.object({ ...dateParams, hour: eventParams.hour, eventTitle: eventParams.eventTitle });

const dayOfGoal = ({ day }: z.infer<typeof params>) => day;

export const simpleCalendarDeleteOneEvent = defineTask({
  name: 'SimpleCalendarDeleteOneEvent',
  apps: [apps.simpleCalendarPro.name],
  ...published.SimpleCalendarDeleteOneEvent,
  params,
  sample(random) {
    const { hour, eventTitle } = sampleEvent(random);
    return { ...sampleDate(random), hour, eventTitle };
  },
  goal: ({ year, month, day, hour, eventTitle }) =>
    `Delete the event "${eventTitle}" on ${year}-${month}-${day} at ${hour}h from Simple Calendar Pro, and no other.`,
  setUp(context, { day, hour, eventTitle }) {
    const target = { ...sampleEvent(context.random), day, hour, eventTitle };
    return prepareRemoval(
      context,
      [target],
      (event) => event.eventTitle !== eventTitle && secondsAt(event.day, event.hour) !== secondsAt(day, hour),
    );
  },
  score: (context, _params, state) => scoreRemoval(context, state),
  tearDown: (context) => clearCalendar(context),
  async solution(ui, { day, eventTitle }) {
    await openDay(ui, day);
    await deleteTitled(ui, eventTitle);
  },
  nearMisses: [
    ...removalNearMisses(dayOfGoal),
    {
      name: 'renamed',
      async run(ui, { day, eventTitle }) {
        await openDay(ui, day);
        await renameEvent(ui, eventTitle, 'Deleted');
      },
    },
  ],
});
