import type { NearMiss, TaskParams } from '@androidworld/core';
import { addEvent, addTitle, enterEvent } from './add-event-steps.ts';
import type { AskedEvent } from './asked-event.ts';
import { october } from './october.ts';

/** Ways to miss when an event is to be added. */
export function additionNearMisses<Params extends TaskParams>(
  asked: (params: Params) => AskedEvent,
): NearMiss<Params>[] {
  const instead = (name: string, change: (event: AskedEvent) => Partial<AskedEvent>): NearMiss<Params> => ({
    name,
    run: (ui, params) => addEvent(ui, { ...asked(params), ...change(asked(params)) }),
  });
  return [
    { name: 'not saved', run: (ui, params) => enterEvent(ui, asked(params)) },
    {
      name: 'with a second event',
      async run(ui, params) {
        await addEvent(ui, asked(params));
        await addTitle(ui, asked(params).eventTitle);
      },
    },
    { name: 'with a location', run: (ui, params) => addEvent(ui, asked(params), { location: 'Town hall' }) },
    instead('on another day', ({ day }) => ({ day: day === october.lastDay ? day - 1 : day + 1 })),
    instead('at another hour', ({ hour }) => ({ hour: hour === 23 ? 22 : hour + 1 })),
    instead('of another length', ({ durationMins }) => ({ durationMins: durationMins === 15 ? 30 : 15 })),
    instead('another title', ({ eventTitle }) => ({ eventTitle: `${eventTitle} II` })),
    instead('without a description', () => ({ eventDescription: '' })),
    instead('repeated otherwise', ({ repeatRule }) => ({ repeatRule: repeatRule === 'daily' ? 'weekly' : 'daily' })),
  ];
}
