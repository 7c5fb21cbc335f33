import type { ScreenHost } from '../../screen/protocol.ts';
import { asAppError } from '../java-exception.ts';
import { endLostApps } from '../processes/end-lost-apps.ts';
import type { SystemServer } from '../system-server.ts';
import type { SimulatedTime } from '../time/simulated-time.ts';
import { answerPageCall } from './page-calls.ts';
import { webViewUserAgent } from './web-view-user-agent.ts';

/** What the screen asks of the system, and tells it. */
export function screenHost(system: SystemServer, simulated: SimulatedTime | undefined): ScreenHost {
  return {
    time: system.clock,
    simulated,
    pending: system.pending,
    userAgent: webViewUserAgent(system.properties),
    call: async (call) => {
      try {
        return await answerPageCall(system, call);
      } catch (error) {
        throw asAppError(error);
      }
    },
    unhandledKey: (code) => system.systemKey(code),
    appsLost: (how) => {
      system.windows.clear();
      return endLostApps(system, how);
    },
    crashed: async (packageName, message, stack, processId) => {
      const crashed = system.processes.of(packageName).find((process) => process.processId === processId);
      // One that was ended while it asked for something: what it misses is no fault, and another may run by now.
      const isGone = processId !== undefined && processId !== 0 && crashed === undefined;
      if (isGone) return;
      return system.processes.crash(packageName, `${message}\n${stack}`, crashed?.processName);
    },
    webPagesLost: async ({ packageName, processId }, { isStuck, reason }) => {
      const owner = system.processes.of(packageName).find((process) => process.processId === processId);
      if (owner === undefined) return;
      if (isStuck) return system.processes.notResponding(packageName, reason, owner.processName);
      return system.processes.crash(packageName, reason, owner.processName);
    },
    taskLeft: (taskId, picture) => {
      system.taskSnapshots.put(taskId, picture);
      system.taskSnapshots.keepOnly(new Set(system.activities.recents().map((task) => task.taskId)));
    },
    windowsChanged: (change) => system.windows.changed(change),
    log: (priority, tag, message) => system.log.write({ priority, tag, message }),
  };
}
