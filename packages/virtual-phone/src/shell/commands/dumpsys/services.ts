import { renderIntent, renderShortIntent } from '../../../system/packages/intent-text.ts';
import { serviceName } from '../../../system/services/service-name.ts';
import type { StartItem } from '../../../system/services/service-record.ts';
import type { ServiceView, SystemServices } from '../../../system/system-services.ts';
import { processName } from './activity-names.ts';
import { formatDuration, formatMoment } from './format-duration.ts';

/** `dumpsys activity services [PKG]` (AOSP `ActiveServices.ServiceDumper`, `ServiceRecord.dump`) */
export function dumpServices(system: SystemServices, name: string | undefined): string {
  const services = system.services
    .list()
    .filter(({ component }) => name === undefined || name === 'all' || component.packageName === name);
  const title = 'ACTIVITY MANAGER SERVICES (dumpsys activity services)\n';
  if (services.length === 0) return `${title}  (nothing)\n`;
  return `${title}  User 0 active services:\n${services.map((each) => dumpService(system, each)).join('\n')}`;
}

function dumpService(system: SystemServices, record: ServiceView): string {
  const now = system.clock.elapsed();
  const { packageName } = record.component;
  const installed = system.packages.find(packageName);
  const isUp = record.instance !== undefined;
  const lines = [
    `intent=${renderShortIntent({ ...record.intent, extras: {} })}`,
    `packageName=${packageName}`,
    `processName=${record.processName}`,
    ...(record.declaration.permission === undefined ? [] : [`permission=${record.declaration.permission}`]),
    `baseDir=${installed?.codePath}`,
    `dataDir=${installed?.dataDir}`,
    `app=${processName(isUp ? system.processes.find(packageName, record.processName) : undefined)}`,
    `allowWhileInUsePermissionInFgs=${record.createdFromForeground}`,
    `recentCallingPackage=${record.callingPackage}`,
    `allowStartForeground=${record.mayBeForeground ? 'PROC_STATE_TOP' : 'DENIED'}`,
    ...(record.isForeground
      ? [`isForeground=true foregroundId=${record.foregroundId}${notification(system, record)}`]
      : []),
    `createTime=${formatMoment(record.createMs, now)} startingBgTimeout=--`,
    `lastActivity=${formatMoment(record.lastActivityMs, now)} restartTime=${formatMoment(record.restartMs, now)} createdFromFg=${record.createdFromForeground}`,
    ...(record.startRequested || record.lastStartId !== 0
      ? [
          `startRequested=${record.startRequested} delayedStop=false stopIfKilled=${record.stopIfKilled} callStart=${record.callStart} lastStartId=${record.lastStartId}`,
        ]
      : []),
    ...(record.restartCount === 0
      ? []
      : [
          `restartCount=${record.restartCount} restartDelay=${formatDuration(record.restartDelayMs)} nextRestartTime=${formatMoment(record.nextRestartMs, now)} crashCount=${record.crashCount}`,
        ]),
    ...starts('Delivered Starts:', record.deliveredStarts, now),
    ...starts('Pending Starts:', record.pendingStarts, undefined),
  ];
  return `  * ${serviceName(record)}\n${lines.map((line) => `    ${line}\n`).join('')}`;
}

function starts(title: string, items: readonly StartItem[], now: number | undefined): string[] {
  if (items.length === 0) return [];
  return [
    title,
    ...items.flatMap(({ id, intent, deliveredMs, deliveryCount, doneExecutingCount }, index) => [
      `#${index} id=${id}${now === undefined ? '' : ` dur=${formatDuration(deliveredMs - now)}`}` +
        `${deliveryCount === 0 ? '' : ` dc=${deliveryCount}`}${doneExecutingCount === 0 ? '' : ` dxc=${doneExecutingCount}`}`,
      `  intent=${intent === null ? 'null' : renderIntent(intent)}`,
    ]),
  ];
}

function notification({ notifications }: SystemServices, { component, foregroundId }: ServiceView): string {
  const shown = notifications
    .list()
    .find((each) => each.packageName === component.packageName && each.id === foregroundId && each.foregroundService);
  return shown === undefined ? ' foregroundNoti=null' : ` foregroundNoti=Notification(channel=${shown.channel})`;
}
