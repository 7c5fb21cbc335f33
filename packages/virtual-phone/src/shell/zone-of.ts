import { isZone } from './local-time.ts';
import type { ProgramContext } from './program.ts';

/** The time zone that a program is to show times in: what its variable `TZ` names, or the phone's. */
export function zoneOf({ env, system }: Pick<ProgramContext, 'env' | 'system'>): string {
  const wanted = env.get('TZ') ?? system.clock.zone;
  return isZone(wanted) ? wanted : 'UTC';
}
