import { FLAG_IMMUTABLE, type PendingIntent } from '@androidworld/app-sdk';
import { renderIntent } from '../../../system/packages/intent-text.ts';
import type { SystemServices } from '../../../system/system-services.ts';
import { hashOf } from './hash.ts';

const kindNames: Readonly<Record<PendingIntent['kind'], string>> = {
  activity: 'startActivity',
  broadcast: 'broadcastIntent',
  service: 'startService',
  'foreground-service': 'startForegroundService',
};

/** `PendingIntent{hash: PendingIntentRecord{hash pkg broadcastIntent}}` */
export function pendingIntentName(packageName: string, pending: PendingIntent): string {
  const thing = `${packageName} ${pending.kind} ${pending.requestCode} ${renderIntent(pending.intent)}`;
  return `PendingIntent{${hashOf(thing)}: ${recordName(thing, packageName, pending)}}`;
}

/** `dumpsys activity intents` (AOSP `PendingIntentController.dumpPendingIntents`) */
export function dumpPendingIntents({ pendingIntents }: SystemServices): string {
  const title = 'ACTIVITY MANAGER PENDING INTENTS (dumpsys activity intents)\n';
  const records = pendingIntents.list();
  if (records.length === 0) return `${title}  (nothing)\n`;
  const packages = [...new Set(records.map(({ packageName }) => packageName))];
  const blocks = packages.map((packageName) => {
    const own = records.filter((record) => record.packageName === packageName);
    return `  * ${packageName}: ${own.length} items\n${own
      .map((record, index) => {
        const thing = `${packageName} ${record.kind} ${record.requestCode} ${renderIntent(record.intent)}`;
        const code = record.requestCode === 0 ? '' : `        requestCode=${record.requestCode}\n`;
        return (
          `    #${index}: ${recordName(thing, packageName, record)}\n` +
          `        requestIntent=${renderIntent(record.intent)}\n${code}` +
          `        flags=0x${record.flags.toString(16)}${(record.flags & FLAG_IMMUTABLE) === 0 ? '' : ' immutable'}\n`
        );
      })
      .join('')}`;
  });
  return title + blocks.join('');
}

function recordName(thing: string, packageName: string, { kind }: Pick<PendingIntent, 'kind'>): string {
  return `PendingIntentRecord{${hashOf(`record ${thing}`)} ${packageName} ${kindNames[kind]}}`;
}
