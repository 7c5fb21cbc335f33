import { type AdbOptions, adb } from '@androidworld/adb-driver';
import type { Driver } from '@androidworld/core';
import { type LogOptions, logged } from './logged.ts';

export interface MyDriverOptions extends AdbOptions, LogOptions {}

/** The factory that configurations call: adb's devices, each call on which is told of. */
export default function myDriver({ log, ...options }: MyDriverOptions = {}): Driver {
  return logged(adb(options), { ...(log && { log }) });
}
