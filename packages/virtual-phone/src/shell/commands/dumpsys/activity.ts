import { processNameOf } from '../../../system/processes/process-record.ts';
import type { SystemServices } from '../../../system/system-services.ts';
import { processName } from './activity-names.ts';
import { dumpLru, dumpOom, dumpProcesses } from './activity-processes.ts';
import { dumpActivities, dumpRecents, dumpTop } from './activity-tasks.ts';
import { hashOf } from './hash.ts';
import { dumpPackage } from './package.ts';
import { dumpPendingIntents } from './pending-intents.ts';
import { dumpServices } from './services.ts';

/** `dumpsys activity [PART]` */
export function dumpActivity(system: SystemServices, args: readonly string[]): string {
  // `-p NAME` narrows some parts to one package; here it comes to the same as the name behind the part.
  const place = args.indexOf('-p');
  const narrowed =
    place < 0 ? args : [...args.slice(0, place), ...args.slice(place + 2), ...args.slice(place + 1, place + 2)];
  const words = narrowed.filter((word) => !word.startsWith('-'));
  const [part, name] = words;
  if (part === undefined) {
    return [providers, broadcasts, dumpRecents, dumpActivities, dumpProcesses].map((dump) => dump(system)).join('\n');
  }
  const parts: Readonly<Record<string, () => string>> = {
    activities: () => dumpActivities(system),
    a: () => dumpActivities(system),
    top: () => dumpTop(system),
    recents: () => dumpRecents(system),
    r: () => dumpRecents(system),
    processes: () => dumpProcesses(system, name),
    p: () => dumpProcesses(system, name),
    package: () => dumpPackage(system, name ?? ''),
    services: () => dumpServices(system, name),
    s: () => dumpServices(system, name),
    broadcasts: () => broadcasts(system),
    b: () => broadcasts(system),
    intents: () => dumpPendingIntents(system),
    i: () => dumpPendingIntents(system),
    providers: () => providers(system),
    prov: () => providers(system),
    'exit-info': () =>
      `${header('PROCESS EXIT INFO', 'exit-info')}Last Timestamp of Persistence Into Persistent Storage: 0\n`,
    settings: () => header('SETTINGS', 'settings'),
    lastanr: () => `${header('LAST ANR', 'lastanr')}  <no ANR has occurred since boot>\n`,
    starter: () => `${header('STARTER', 'starter')}  (nothing)\n`,
    oom: () => dumpOom(system),
    o: () => dumpOom(system),
    lru: () => dumpLru(system),
  };
  const dump = parts[part];
  if (dump !== undefined) return dump();
  return `Bad activity command, or no activities match: ${part}\nUse -h for help.\n`;
}

function header(title: string, part: string): string {
  return `ACTIVITY MANAGER ${title} (dumpsys activity ${part})\n`;
}

/** Receivers that running processes have registered; nothing is kept of broadcasts that were sent. */
function broadcasts(system: SystemServices): string {
  const lists = system.processes.list().flatMap((process) => {
    const { manifest } = system.packages.find(process.packageName) ?? { manifest: undefined };
    const own = (manifest?.receivers ?? []).filter(
      ({ dynamic, process: declared }) =>
        dynamic === true && processNameOf(process.packageName, declared) === process.processName,
    );
    return own.map((receiver) => {
      const hash = hashOf(receiver.name);
      const filters = (receiver.filters ?? []).map(
        ({ actions }, index) =>
          `    Filter #${index}: BroadcastFilter{${hashOf(`${receiver.name} ${index}`)} ${process.uid}/u0 ReceiverList{${hash}}}\n` +
          actions.map((action) => `      Action: "${action}"\n`).join(''),
      );
      return (
        `  * ReceiverList{${hash} ${process.pid} ${process.processName}/${process.uid}/u0 remote:${hashOf(`remote ${receiver.name}`)}}\n` +
        `    app=${process.pid}:${process.processName}/${process.uid} pid=${process.pid} uid=${process.uid} user=0\n${filters.join('')}`
      );
    });
  });
  const registered = lists.length === 0 ? '' : `  Registered Receivers:\n${lists.join('')}\n`;
  return `${header('BROADCAST STATE', 'broadcasts')}${registered || '  (nothing)\n'}`;
}

function providers(system: SystemServices): string {
  const lines = system.packages.list().flatMap(({ manifest, uid }) =>
    (manifest.providers ?? []).map(({ authority, process: declared }) => {
      const { packageName } = manifest;
      const named = processNameOf(packageName, declared);
      return (
        `  * ContentProviderRecord{${hashOf(authority)} u0 ${packageName}/${authority}}\n` +
        `    package=${packageName} process=${named}\n` +
        `    proc=${processName(system.processes.find(packageName, named))}\n` +
        `    uid=${uid} authority=${authority}\n`
      );
    }),
  );
  return header('CONTENT PROVIDERS', 'providers') + (lines.join('') || '  (nothing)\n');
}
