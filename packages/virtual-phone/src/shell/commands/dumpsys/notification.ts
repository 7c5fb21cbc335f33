import type { SystemServices } from '../../../system/system-services.ts';
import { hashOf } from '../../../system/identity-hash.ts';

/** `dumpsys notification [--noredact] [--package PKG]` */
export function dumpNotification(system: SystemServices, args: readonly string[]): string {
  const at = args.findIndex((word) => word === '--package' || word === '-p');
  const only = at < 0 ? undefined : args[at + 1];
  const redact = !args.includes('--noredact');
  const show = (text: string) => (redact ? `String [length=${text.length}]` : `String (${text})`);
  const records = system.notifications
    .list()
    .filter(({ packageName }) => only === undefined || packageName === only)
    .map((each) => {
      const uid = system.packages.find(each.packageName)?.uid ?? 10_000;
      const flags = each.ongoing ? '0x2' : '0x10';
      const intent = each.contentIntent === undefined ? 'null' : `PendingIntent{${hashOf(each.key)}: startActivity}`;
      const actions = (each.actions ?? [])
        .map(
          (action, index) => `                [${index}] "${action.label}" -> PendingIntent{${hashOf(action.label)}}\n`,
        )
        .join('');
      return `    NotificationRecord(0x${hashOf(each.key)}: pkg=${each.packageName} user=UserHandle{0} id=${each.id} tag=${each.tag ?? null} importance=3 key=${each.key}: Notification(channel=${each.channel} shortcut=null contentView=null vibrate=null sound=null defaults=0x0 flags=${flags} color=0x00000000 vis=PRIVATE))
      uid=${uid} userId=0
      opPkg=${each.packageName}
      icon=Icon(typ=RESOURCE pkg=${each.packageName} id=0x7f080001)
      flags=${flags}
      pri=0
      key=${each.key}
      seen=false
      groupKey=${each.key}
      notification=
            fullscreenIntent=null
            contentIntent=${intent}
            deleteIntent=null
            number=0
            groupAlertBehavior=0
            when=${each.whenMs}
            tickerText=null
            vis=0
            contentView=null
            bigContentView=null
            headsUpContentView=null
            color=0x00000000
            timeout=0
${actions === '' ? '' : `            actions={\n${actions}              }\n`}            extras={
                android.title=${show(each.title)}
                android.text=${show(each.text)}
                android.subText=null
                android.showWhen=Boolean (true)
            }
      publicNotification=
            None
      stats=SingleNotificationStats{}
      mImportance=DEFAULT
`;
    });
  const list = records.length === 0 ? '' : `  Notification List:\n${records.join('')}`;
  return `Current Notification Manager state:\n${list}`;
}
