import type { ListedProcess } from '../../system/processes/process-list.ts';
import { userName } from '../user-names.ts';
import type { Options } from './options.ts';

/** The options by which toybox's `ps`, `top`, `pgrep` and `pkill` choose processes; each takes a list. */
export const selecting = 'gGpPstuU';

/**
 * Whether one of them names a process; undefined when none was given. Nothing here tells sessions and terminals apart:
 * `-s` and `-t` choose none.
 */
export function selection(
  options: Pick<Options, 'values'>,
  morePids: readonly string[] = [],
): ((row: ListedProcess) => boolean) | undefined {
  const listed = (letter: string) => options.values(letter).flatMap((text) => text.split(/[,\s]+/));
  const pids = new Set([...listed('p'), ...morePids].map(Number));
  const parents = new Set(listed('P').map(Number));
  const users = new Set([...listed('u'), ...listed('U'), ...listed('G')]);
  if ([...selecting].every((letter) => listed(letter).length === 0) && morePids.length === 0) return undefined;
  return ({ pid, ppid, uid }) =>
    pids.has(pid) || parents.has(ppid) || users.has(String(uid)) || users.has(userName(uid));
}
