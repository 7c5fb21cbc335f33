import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { addEvent } from './add-event-steps.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import { type AskedEvent, dateParams, eventParams, repeatRules, sampleDate, sampleEvent } from './asked-event.ts';
import { clearCalendar, prepareAddition, scoreAddition } from './calendar.ts';

const params = z.object({ ...dateParams, ...eventParams, repeatRule: z.enum(repeatRules) });

const asked = (event: z.infer<typeof params>): AskedEvent => event;

export const simpleCalendarAddRepeatingEvent = defineTask({
  name: 'SimpleCalendarAddRepeatingEvent',
  apps: [apps.simpleCalendarPro.name],
  ...published.SimpleCalendarAddRepeatingEvent,
  params,
  sample: (random) => ({ ...sampleDate(random), ...sampleEvent(random), repeatRule: random.pick(repeatRules) }),
  goal: ({ year, month, day, hour, durationMins, eventTitle, eventDescription, repeatRule }) =>
    `Add a repeating event to Simple Calendar Pro. It begins on ${year}-${month}-${day} at ${hour}h, repeats ${repeatRule} for ever and lasts ${durationMins} minutes each time. Its title is "${eventTitle}", its description "${eventDescription}".`,
  setUp: (context, params) => prepareAddition(context, asked(params)),
  score: (context, params, state) => scoreAddition(context, asked(params), state),
  tearDown: (context) => clearCalendar(context),
  solution: (ui, params) => addEvent(ui, asked(params)),
  nearMisses: [
    ...additionNearMisses(asked),
    {
      name: 'only once',
      run(ui, params) {
        const { repeatRule: _, ...once } = asked(params);
        return addEvent(ui, once);
      },
    },
    { name: 'five times only', run: (ui, params) => addEvent(ui, asked(params), { times: 5 }) },
  ],
});
