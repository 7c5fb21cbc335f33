import { browsersOf, killProcess, type RunningProcess, renderersOf } from '../../processes.ts';
import type { Fault } from '../worlds/world.ts';

export const killMain: Fault = { name: 'main process', inject: async ({ pid }) => killProcess(pid) };

export const killGroup: Fault = { name: 'process group', inject: async ({ pid }) => killProcess(-pid) };

/** Chromium below the run, or below another process that has the phones. */
export function killChromium(owner: (runPid: number) => number | undefined): Fault {
  return killOne('Chromium', owner, browsersOf);
}

export function killRenderer(owner: (runPid: number) => number | undefined): Fault {
  return killOne('renderer', owner, renderersOf);
}

function killOne(
  name: string,
  owner: (runPid: number) => number | undefined,
  find: (pid: number) => RunningProcess[],
): Fault {
  return {
    name,
    async inject({ pid }, random) {
      const above = owner(pid);
      const found = above === undefined ? [] : find(above);
      return found.length > 0 && killProcess(random.pick(found).pid);
    },
  };
}
