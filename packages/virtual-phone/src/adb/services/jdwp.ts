import type { AdbTarget } from '../adb-target.ts';
import { hex4 } from '../hex4.ts';
import type { OpenService } from '../transport.ts';

/** `jdwp`: the processes a debugger may attach to. `jdwp:PID` is refused: no process of this phone has a debugger. */
export const jdwp: OpenService = ({ target }, { argument }) =>
  argument === '' ? (stream) => void stream.end(pidsOf(target)) : undefined;

/** `track-jdwp`: the same list after its length, again at each change. */
export const trackJdwp: OpenService =
  ({ target }) =>
  (stream) => {
    stream.write(listOf(target));
    const stop = target.followDebuggable?.(() => stream.write(listOf(target)));
    stream.resume();
    stream.once('close', () => stop?.());
  };

function listOf(target: AdbTarget): Buffer {
  return hex4(pidsOf(target));
}

function pidsOf(target: AdbTarget): string {
  return target
    .debuggable()
    .map((pid) => `${pid}\n`)
    .join('');
}
