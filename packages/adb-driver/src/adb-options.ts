import { checkOptions } from '@androidworld/core/internals';
import { z } from 'zod';

const milliseconds = z.number('expected milliseconds').positive('expected milliseconds');

const shape = {
  host: z.string('expected a host name').min(1, 'expected a host name').optional(),
  port: z
    .int('expected a port number')
    .min(1, 'expected a port number')
    .max(65_535, 'expected a port number')
    .optional(),
  adbPath: z.string('expected the path of the adb program').min(1, 'expected the path of the adb program').optional(),
  serials: z.array(z.string('expected a serial').min(1, 'expected a serial'), 'expected a list of serials').optional(),
  root: z.boolean('expected true or false').optional(),
  settleTimings: z
    .strictObject({ intervalMs: milliseconds, quietMs: milliseconds, graceMs: milliseconds, timeoutMs: milliseconds })
    .optional(),
};

/** Checks options that may come from a JSON or YAML file. @throws AW_CONFIG_INVALID naming each option that is wrong */
export function checkAdbOptions(options: unknown): void {
  checkOptions('the adb driver', shape, options);
}
