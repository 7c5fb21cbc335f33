import type { RunningProcess } from '../../system/system-services.ts';
import { importanceOf, serviceAdj } from './process-importance.ts';
import type { ServiceCall } from './shell-command.ts';

/** `am force-stop` */
export async function forceStop(call: ServiceCall): Promise<number> {
  call.words.skipOptions();
  await call.system.processes.kill(call.words.required(), { stopped: true, reason: 'from pid' });
  return 0;
}

/** `am stop-app`: as force-stop, but the app may go on getting broadcasts. */
export async function stopApp(call: ServiceCall): Promise<number> {
  call.words.skipOptions();
  const name = call.words.required();
  await call.system.processes.kill(name, { endsTasks: true, reason: `fully stop ${name}/0 by user request` });
  return 0;
}

/** `am kill`: the processes of a package, when nothing of theirs is seen and no foreground service runs in them. */
export async function kill(call: ServiceCall): Promise<number> {
  call.words.skipOptions();
  await killInBackground(call, call.system.processes.of(call.words.required()));
  return 0;
}

/** `am kill-all` */
export async function killAll(call: ServiceCall): Promise<number> {
  await killInBackground(call, call.system.processes.list());
  return 0;
}

/** `am crash` */
export async function crash(call: ServiceCall): Promise<number> {
  call.words.skipOptions();
  const target = call.words.required();
  const running = call.system.processes
    .list()
    .find(({ packageName, pid }) => packageName === target || `${pid}` === target);
  if (running === undefined) return 0;
  const stack = 'android.app.RemoteServiceException$CrashedByAdbException: shell-induced crash';
  await call.system.processes.crash(running.packageName, stack, running.processName);
  return 0;
}

async function killInBackground(call: ServiceCall, processes: readonly RunningProcess[]): Promise<void> {
  const { screen, log } = call.system;
  const killed = processes.filter(
    (process) => process.uid >= 10_000 && importanceOf(call.system, process).adj >= serviceAdj,
  );
  if (killed.length === 0) return;
  try {
    // Android spares a process while an activity of it stops: it has yet to tell what it keeps.
    await screen?.idle({ timeoutMs: 5_000, signal: call.signal });
  } catch (error) {
    log.write({ priority: 'W', tag: 'ActivityManager', message: `Killing what may not have stopped: ${error}` });
  }
  for (const { pid } of killed) await call.system.processes.killPid(pid, 'kill background');
}
