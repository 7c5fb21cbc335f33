import type { Importance } from '@androidworld/app-sdk';
import type { ShownNotification } from '@androidworld/app-sdk/system';
import type { ChannelRecord } from '../../../system/notifications/notification-channels.ts';
import type { SystemServices } from '../../../system/system-services.ts';
import { hashOf } from './hash.ts';
import { pendingIntentName } from './pending-intents.ts';

/** `dumpsys notification [--noredact] [--package PKG]` (AOSP `NotificationManagerService.dumpImpl`, `NotificationRecord.dump`) */
export function dumpNotification(system: SystemServices, args: readonly string[]): string {
  const at = args.findIndex((word) => word === '--package' || word === '-p');
  const only = at < 0 ? undefined : args[at + 1];
  const isRedacted = !args.includes('--noredact');
  const records = system.notifications
    .list()
    .filter(({ packageName }) => only === undefined || packageName === only)
    .map((shown) => dumpRecord(system, shown, isRedacted));
  const list = records.length === 0 ? '' : `  Notification List:\n${records.join('')}`;
  return `Current Notification Manager state:\n${list}${dumpRanking(system, only)}`;
}

/** `Notification.FLAG_…`, as far as the phone has them. */
function flagsOf({ ongoing, autoCancel, onlyAlertOnce, foregroundService, groupSummary }: ShownNotification): number {
  return (
    (ongoing ? 0x2 : 0) |
    (onlyAlertOnce ? 0x8 : 0) |
    (autoCancel ? 0x10 : 0) |
    (foregroundService ? 0x40 : 0) |
    (groupSummary ? 0x200 : 0)
  );
}

const importanceNames: Readonly<Record<Importance, string>> = {
  0: 'NONE',
  1: 'MIN',
  2: 'LOW',
  3: 'DEFAULT',
  4: 'HIGH',
};

/** `NotificationRecord(0x…: pkg=… Notification(…))` */
export function notificationRecordName(shown: ShownNotification): string {
  const { packageName, id, tag = null, importance, key, channel, category, group, actions = [] } = shown;
  const flags = `0x${flagsOf(shown).toString(16)}`;
  const extra = `${category === undefined ? '' : ` category=${category}`}${group === undefined ? '' : ` groupKey=${group}`}${actions.length === 0 ? '' : ` actions=${actions.length}`}`;
  return (
    `NotificationRecord(0x${hashOf(key)}: pkg=${packageName} user=UserHandle{0} id=${id} tag=${tag} importance=${importance} key=${key}: ` +
    `Notification(channel=${channel} shortcut=null contentView=null vibrate=null sound=null defaults=0x0 flags=${flags} color=0x00000000${extra} vis=PRIVATE))`
  );
}

function dumpRecord(system: SystemServices, shown: ShownNotification, isRedacted: boolean): string {
  const { packageName, key, priority = 0, whenMs, importance } = shown;
  const show = (text: string) => (isRedacted ? `String [length=${text.length}]` : `String (${text})`);
  const uid = system.packages.find(packageName)?.uid ?? 10_000;
  const name = (intent: ShownNotification['contentIntent']) =>
    intent === undefined ? 'null' : pendingIntentName(packageName, intent);
  const actions = (shown.actions ?? []).map(
    ({ title, intent }, index) => `                [${index}] "${title}" -> ${name(intent)}\n`,
  );
  const progress = shown.progress;
  const extras = [
    `android.title=${show(shown.title)}`,
    `android.text=${show(shown.text)}`,
    ...(shown.bigText === undefined ? [] : [`android.bigText=${show(shown.bigText)}`]),
    `android.subText=${shown.subText === undefined ? 'null' : show(shown.subText)}`,
    ...(progress === undefined
      ? []
      : [
          `android.progress=Integer (${progress.current})`,
          `android.progressMax=Integer (${progress.max})`,
          `android.progressIndeterminate=Boolean (${progress.indeterminate ?? false})`,
        ]),
    `android.showChronometer=Boolean (${shown.usesChronometer ?? false})`,
    `android.showWhen=Boolean (${shown.showWhen ?? true})`,
  ];
  const channel = system.notifications.channels.find(packageName, shown.channel);
  return `    ${notificationRecordName(shown)}
      uid=${uid} userId=0
      opPkg=${packageName}
      icon=Icon(typ=RESOURCE pkg=${packageName} id=0x7f080001)
      flags=0x${flagsOf(shown).toString(16)}
      pri=${priority}
      key=${key}
      seen=false
      groupKey=${shown.group === undefined ? key : `0|${packageName}|g:${shown.group}`}
      notification=
            fullscreenIntent=null
            contentIntent=${name(shown.contentIntent)}
            deleteIntent=${name(shown.deleteIntent)}
            number=0
            groupAlertBehavior=0
            when=${whenMs}
            tickerText=null
            vis=0
            contentView=null
            bigContentView=null
            headsUpContentView=null
            color=0x00000000
            timeout=0
${actions.length === 0 ? '' : `            actions={\n${actions.join('')}              }\n`}            extras={
${extras.map((line) => `                ${line}\n`).join('')}            }
      publicNotification=
            None
      stats=SingleNotificationStats{}
      mImportance=${importanceNames[importance]}
      mImportanceExplanation=app
      effectiveNotificationChannel=${channel === undefined ? 'null' : channelName(channel)}
`;
}

/** `  Ranking Config:` with the channels of each package (AOSP `PreferencesHelper.dump`). */
function dumpRanking(system: SystemServices, only: string | undefined): string {
  const packages = system.packages
    .list()
    .filter(({ manifest }) => only === undefined || manifest.packageName === only)
    .flatMap(({ manifest, uid }) => {
      const channels = system.notifications.channels.of(manifest.packageName);
      if (channels.length === 0) return [];
      const lines = channels.map((channel) => `      ${channelName(channel)}\n`).join('');
      return [`    AppSettings: ${manifest.packageName} (${uid}) importance=UNSPECIFIED userSet=false\n${lines}`];
    });
  return packages.length === 0 ? '' : `  Ranking Config:\n    per-package config version: 4\n${packages.join('')}`;
}

function channelName({ id, name, description = '', importance, originalImportance, isLocked }: ChannelRecord): string {
  return (
    `NotificationChannel{mId='${id}', mName=${name}, mDescription=${description}, mImportance=${importance}, mBypassDnd=false, ` +
    `mLockscreenVisibility=-1000, mSound=content://settings/system/notification_sound, mLights=false, mLightColor=0, ` +
    `mVibration=[], mUserLockedFields=${isLocked ? 4 : 0}, mUserVisibleTaskShown=false, mVibrationEnabled=false, mShowBadge=true, ` +
    `mDeleted=false, mDeletedTimeMs=-1, mGroup='null', mAudioAttributes=null, mBlockableSystem=false, mAllowBubbles=-1, ` +
    `mImportanceLockedDefaultApp=false, mOriginalImp=${originalImportance}, mParent=null, mConversationId=null, mDemoted=false, mImportantConvo=false}`
  );
}
