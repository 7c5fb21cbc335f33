import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { dateParams, sampleDate } from './asked-event.ts';
import { clearCalendar, prepareRemoval, scoreRemoval } from './calendar.ts';
import { deleteShown, openDay } from './delete-event-steps.ts';
import { sampleEvents, touchesDay } from './other-events.ts';
import { overlookedNearMiss, removalNearMisses } from './removal-near-misses.ts';

const params = z.object(dateParams);

const dayOfGoal = ({ day }: z.infer<typeof params>) => day;

export const simpleCalendarDeleteEvents = defineTask({
  name: 'SimpleCalendarDeleteEvents',
  apps: [apps.simpleCalendarPro.name],
  ...published.SimpleCalendarDeleteEvents,
  params,
  sample: sampleDate,
  goal: ({ year, month, day }) =>
    `Delete every event that Simple Calendar Pro has on ${year}-${month}-${day}, and no other.`,
  setUp(context, { day }) {
    const targets = sampleEvents(context.random, 3, { firstDay: day, lastDay: day });
    return prepareRemoval(context, targets, (event) => !touchesDay(event, day));
  },
  score: (context, _params, state) => scoreRemoval(context, state),
  tearDown: (context) => clearCalendar(context),
  async solution(ui, { day }) {
    await openDay(ui, day);
    await deleteShown(ui);
  },
  nearMisses: [...removalNearMisses(dayOfGoal), overlookedNearMiss(dayOfGoal)],
});
