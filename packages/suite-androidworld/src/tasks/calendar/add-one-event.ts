import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { addEvent } from './add-event-steps.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import { type AskedEvent, dateParams, eventParams, sampleDate, sampleEvent } from './asked-event.ts';
import { clearCalendar, prepareAddition, scoreAddition } from './calendar.ts';

const params = z.object({ ...dateParams, ...eventParams });

const asked = (event: z.infer<typeof params>): AskedEvent => event;

export const simpleCalendarAddOneEvent = defineTask({
  name: 'SimpleCalendarAddOneEvent',
  apps: [apps.simpleCalendarPro.name],
  ...published.SimpleCalendarAddOneEvent,
  params,
  sample: (random) => ({ ...sampleDate(random), ...sampleEvent(random) }),
  goal: ({ year, month, day, hour, durationMins, eventTitle, eventDescription }) =>
    `Add an event to Simple Calendar Pro. It is on ${year}-${month}-${day}, begins at ${hour}h and lasts ${durationMins} minutes. Its title is "${eventTitle}", its description "${eventDescription}".`,
  setUp: (context, params) => prepareAddition(context, asked(params)),
  score: (context, params, state) => scoreAddition(context, asked(params), state),
  tearDown: (context) => clearCalendar(context),
  solution: (ui, params) => addEvent(ui, asked(params)),
  nearMisses: additionNearMisses(asked),
});
