import {
  addLap,
  loadStopwatch,
  type Moment,
  noStopwatch,
  pauseStopwatch,
  type Stopwatch,
  saveStopwatch,
  startStopwatch,
  stopwatchAfterReboot,
} from '../store/stopwatch.ts';
import type { ProcessTools } from './clock-process.ts';

/** Changes of the stopwatch. */
export function stopwatchProcess({ api, now }: ProcessTools) {
  const update = async (change: (stopwatch: Stopwatch, now: Moment) => Stopwatch) =>
    saveStopwatch(api, change(await loadStopwatch(api), await now()));
  return {
    functions: {
      startStopwatch: () => update(startStopwatch),
      pauseStopwatch: () => update(pauseStopwatch),
      addLap: () => update(addLap),
      resetStopwatch: () => update(() => noStopwatch),
    },
    afterReboot: () => update(stopwatchAfterReboot),
  };
}
