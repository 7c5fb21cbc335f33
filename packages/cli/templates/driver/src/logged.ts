import type { Driver } from '@androidworld/core';
import { wrapDevice } from '@androidworld/core/driver';

export interface LogOptions {
  /** Is told of every call: what, how long it took, and how it ended. Default: standard error. */
  readonly log?: (line: string) => void;
}

/**
 * A driver made of another one. One of your own has `list()` and `open()`, and its devices all that
 * `@androidworld/core/driver` says of a `Device`.
 */
export function logged(driver: Driver, { log = console.error }: LogOptions = {}): Driver {
  const { lease, checks } = driver;
  return {
    name: `logged ${driver.name}`,
    list: (options) => driver.list(options),
    async open(serial, options) {
      const device = await driver.open(serial, options);
      return wrapDevice(device, async ({ what, options: limits = {} }, next) => {
        const startMs = performance.now();
        const tell = (end: string) => log(`${serial}: ${what}: ${end}, ${Math.round(performance.now() - startMs)} ms`);
        try {
          const value = await next(limits);
          tell('done');
          return value;
        } catch (error) {
          tell(error instanceof Error ? error.message : String(error));
          throw error;
        }
      });
    },
    ...(lease && { lease: lease.bind(driver) }),
    ...(checks && { checks: checks.bind(driver) }),
    close: async () => driver.close?.(),
  };
}
