import type { RunEvent } from '../contracts/records.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { RunWriter } from '../contracts/store.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import type { Clock } from '../wait/clock.ts';

type EventName = Exclude<keyof Reporter, 'name' | 'onEvent'>;
type EventArguments<M extends EventName> = Parameters<NonNullable<Reporter[M]>>;

export interface ReporterHub {
  /** Tells all reporters; an error of one becomes an event. */
  emit<M extends EventName>(moment: M, ...news: EventArguments<M>): Promise<void>;
  /** Saves an event and tells the reporters, after those announced before. @throws what the store throws */
  event(event: Omit<RunEvent, 'at'>): Promise<void>;
}

/** Passes on what happens in a run to its store and its reporters. */
export function createReporterHub(options: {
  reporters: readonly Reporter[];
  writer: RunWriter;
  clock: Clock;
}): ReporterHub {
  const { reporters, writer, clock } = options;
  let before: Promise<void> = Promise.resolve();

  const save = async (event: RunEvent, about?: Reporter) => {
    await writer.saveEvent(event);
    // A reporter is not told of its own errors: telling it may fail again.
    for (const reporter of reporters.filter((other) => other !== about)) {
      await tellOne(reporter, 'onEvent', () => reporter.onEvent?.(event), about !== undefined);
    }
  };
  const tellOne = async (
    reporter: Reporter,
    moment: string,
    call: () => void | Promise<void>,
    isAboutReporters = false,
  ) => {
    try {
      await call();
    } catch (error) {
      const message = `Reporter "${reporter.name}" failed in ${moment}: ${describeThrown(error)}`;
      const event = { at: now(clock), kind: 'reporter.failed', message, data: { reporter: reporter.name, moment } };
      // Two reporters that fail on each other's errors must not go on for ever.
      if (isAboutReporters) await writer.saveEvent(event);
      else await save(event, reporter);
    }
  };

  return {
    async emit(moment, ...news) {
      for (const reporter of reporters) {
        const listener = reporter[moment] as
          | ((...about: EventArguments<typeof moment>) => void | Promise<void>)
          | undefined;
        await tellOne(reporter, moment, () => listener?.call(reporter, ...news));
      }
    },
    event(event) {
      const saved = before.then(() => save({ at: now(clock), ...event }));
      // Who announced it is told of a failure; the next event is tried in any case.
      before = saved.catch(() => undefined);
      return saved;
    },
  };
}

function now(clock: Clock): string {
  return new Date(clock.date()).toISOString();
}
