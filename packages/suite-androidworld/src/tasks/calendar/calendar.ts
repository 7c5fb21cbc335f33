import { type CalendarEvent, simpleCalendar } from '@androidworld/android-kit';
import { AndroidWorldError, type Score, type TaskContext } from '@androidworld/core';
import { describeRowsChange } from '../../checks/describe-change.ts';
import { judge, listNames } from '../../checks/judge.ts';
import { isOnlyAddition, isOnlyRemoval } from '../../checks/rows-change.ts';
import { type AskedEvent, asRow } from './asked-event.ts';
import { isWantedEvent } from './events-change.ts';
import { sampleEvents } from './other-events.ts';

type Context = Pick<TaskContext, 'device' | 'signal' | 'random'>;

/** What the calendar held when the episode began. */
export interface CalendarState {
  readonly before: readonly CalendarEvent[];
  /** Of those, what is to be deleted. */
  readonly targets: readonly CalendarEvent[];
}

/** Up to twenty events, none of which has the title of the one that is to be added. */
export function prepareAddition(context: Context, { eventTitle }: AskedEvent): Promise<CalendarState> {
  const others = sampleEvents(context.random, context.random.integer(0, 20), {
    accepts: (event) => event.eventTitle !== eventTitle,
  });
  return fillCalendar(context, others, []);
}

/** Twenty events of which none is to be mistaken for the targets, and these. */
export function prepareRemoval(
  context: Context,
  targets: readonly AskedEvent[],
  accepts: (event: AskedEvent) => boolean,
): Promise<CalendarState> {
  return fillCalendar(context, sampleEvents(context.random, 20, { accepts }), targets);
}

async function fillCalendar(
  { device, signal }: Context,
  others: readonly AskedEvent[],
  targets: readonly AskedEvent[],
): Promise<CalendarState> {
  const events = [...others, ...targets];
  await simpleCalendar.replace(device, events.map(asRow), { signal });
  const before = await simpleCalendar.list(device, { signal });
  if (before.length !== events.length) {
    const message = `${device.serial} has ${before.length} events in its calendar where ${events.length} were written`;
    throw new AndroidWorldError('AW_DEVICE_STATE', message);
  }
  return { before, targets: before.slice(others.length) };
}

export async function scoreAddition(
  { device, signal }: Context,
  event: AskedEvent,
  { before }: CalendarState,
): Promise<Score> {
  const after = await simpleCalendar.list(device, { signal });
  return judge(isOnlyAddition(after, before, [asRow(event)], isWantedEvent), {
    expected: `the event ${JSON.stringify(asRow(event))} to come, and nothing else to happen`,
    found: describeRowsChange(after, before, (row) => JSON.stringify(row)),
  });
}

export async function scoreRemoval({ device, signal }: Context, { before, targets }: CalendarState): Promise<Score> {
  const after = await simpleCalendar.list(device, { signal });
  return judge(isOnlyRemoval(after, before, targets), {
    expected: `these events, and nothing else, to go: ${listNames(targets.map(({ title }) => title))}`,
    found: describeRowsChange(after, before, ({ title }) => title),
  });
}

export async function clearCalendar({ device, signal }: Context): Promise<void> {
  await simpleCalendar.clear(device, { signal });
}
