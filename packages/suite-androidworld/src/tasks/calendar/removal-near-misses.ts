import { simpleCalendar } from '@androidworld/android-kit';
import { AndroidWorldError, type NearMiss, type TaskContext, type TaskParams } from '@androidworld/core';
import { declineToDelete, deleteFirst, deleteShown, deleteTitled, openDay } from './delete-event-steps.ts';
import { dayOf } from './october.ts';

/** Ways to miss when events of a day are to be deleted. */
export function removalNearMisses<Params extends TaskParams>(
  dayOfGoal: (params: Params) => number,
): NearMiss<Params>[] {
  return [
    {
      name: 'asked, and declined',
      async run(ui, params) {
        await openDay(ui, dayOfGoal(params));
        await declineToDelete(ui);
      },
    },
    {
      name: 'one of another day instead',
      async run(ui, params, context) {
        const other = await eventOfAnotherDay(context, dayOfGoal(params));
        await openDay(ui, other.day);
        await deleteTitled(ui, other.title);
      },
    },
    {
      name: 'one of another day as well',
      async run(ui, params, context) {
        const other = await eventOfAnotherDay(context, dayOfGoal(params));
        await openDay(ui, dayOfGoal(params));
        await deleteShown(ui);
        await openDay(ui, other.day);
        await deleteTitled(ui, other.title);
      },
    },
  ];
}

/** Where there are several: all but those that a person overlooks. */
export function overlookedNearMiss<Params extends TaskParams>(dayOfGoal: (params: Params) => number): NearMiss<Params> {
  return {
    name: 'the first only',
    async run(ui, params) {
      await openDay(ui, dayOfGoal(params));
      await deleteFirst(ui);
    },
  };
}

async function eventOfAnotherDay({ device, signal }: TaskContext, day: number) {
  const events = await simpleCalendar.list(device, { signal });
  const other = events.find(({ start_ts, end_ts }) => dayOf(start_ts) !== day && dayOf(end_ts) === dayOf(start_ts));
  if (other !== undefined) return { day: dayOf(other.start_ts), title: other.title };
  throw new AndroidWorldError('AW_TASK_FAILED', `All events of the calendar are on the ${day}th`);
}
