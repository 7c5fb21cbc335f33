import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { addEvent } from './add-event-steps.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import { type AskedEvent, eventParams, sampleEvent } from './asked-event.ts';
import { clearCalendar, prepareAddition, scoreAddition } from './calendar.ts';
import { october } from './october.ts';

const params = z.object(eventParams);

const asked = (event: z.infer<typeof params>): AskedEvent => ({ day: october.today + 1, ...event });

export const simpleCalendarAddOneEventTomorrow = defineTask({
  name: 'SimpleCalendarAddOneEventTomorrow',
  apps: [apps.simpleCalendarPro.name],
  ...published.SimpleCalendarAddOneEventTomorrow,
  params,
  sample: (random) => sampleEvent(random),
  goal: ({ hour, durationMins, eventTitle, eventDescription }) =>
    `Add an event to Simple Calendar Pro. It is tomorrow, begins at ${hour}h and lasts ${durationMins} minutes. Its title is "${eventTitle}", its description "${eventDescription}".`,
  setUp: (context, params) => prepareAddition(context, asked(params)),
  score: (context, params, state) => scoreAddition(context, asked(params), state),
  tearDown: (context) => clearCalendar(context),
  solution: (ui, params) => addEvent(ui, asked(params)),
  nearMisses: additionNearMisses(asked),
});
