import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { clearCalendar, prepareRemoval, scoreRemoval } from './calendar.ts';
import { deleteShown, openDay } from './delete-event-steps.ts';
import { comingDays, dayOfComing } from './october.ts';
import { sampleEvents, touchesDay } from './other-events.ts';
import { overlookedNearMiss, removalNearMisses } from './removal-near-misses.ts';

const params = z.object({ dayOfWeek: z.enum(comingDays) });

const dayOfGoal = ({ dayOfWeek }: z.infer<typeof params>) => dayOfComing(dayOfWeek);

export const simpleCalendarDeleteEventsOnRelativeDay = defineTask({
  name: 'SimpleCalendarDeleteEventsOnRelativeDay',
  apps: [apps.simpleCalendarPro.name],
  ...published.SimpleCalendarDeleteEventsOnRelativeDay,
  params,
  sample: (random) => ({ dayOfWeek: random.pick(comingDays) }),
  goal: ({ dayOfWeek }) => `Delete every event that Simple Calendar Pro has this ${dayOfWeek}, and no other.`,
  setUp(context, params) {
    const day = dayOfGoal(params);
    const targets = sampleEvents(context.random, 2, { firstDay: day, lastDay: day });
    return prepareRemoval(context, targets, (event) => !touchesDay(event, day));
  },
  score: (context, _params, state) => scoreRemoval(context, state),
  tearDown: (context) => clearCalendar(context),
  async solution(ui, params) {
    await openDay(ui, dayOfGoal(params));
    await deleteShown(ui);
  },
  nearMisses: [...removalNearMisses(dayOfGoal), overlookedNearMiss(dayOfGoal)],
});
