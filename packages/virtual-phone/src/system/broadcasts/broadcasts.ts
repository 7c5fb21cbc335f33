import type { BroadcastReply, Extra, Intent, ReceiverDeclaration } from '@androidworld/app-sdk';
import type { Identity } from '../../disk/disk.ts';
import { securityException } from '../java-exception.ts';
import { intentFlags } from '../packages/intent-text.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import { processNameOf } from '../processes/process-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { BroadcastResult, Broadcasts } from '../system-services.ts';

/** Only the system may send these (`frameworks/base/core/res/AndroidManifest.xml`, protected-broadcast). */
const protectedActions = new Set(
  [
    'ACTION_POWER_CONNECTED',
    'ACTION_POWER_DISCONNECTED',
    'ACTION_SHUTDOWN',
    'AIRPLANE_MODE',
    'BATTERY_CHANGED',
    'BATTERY_LOW',
    'BATTERY_OKAY',
    'BOOT_COMPLETED',
    'CONFIGURATION_CHANGED',
    'DATE_CHANGED',
    'DEVICE_STORAGE_LOW',
    'DREAMING_STARTED',
    'DREAMING_STOPPED',
    'LOCALE_CHANGED',
    'LOCKED_BOOT_COMPLETED',
    'MEDIA_MOUNTED',
    'MY_PACKAGE_REPLACED',
    'NEW_OUTGOING_CALL',
    'PACKAGE_ADDED',
    'PACKAGE_CHANGED',
    'PACKAGE_DATA_CLEARED',
    'PACKAGE_FULLY_REMOVED',
    'PACKAGE_REMOVED',
    'PACKAGE_REPLACED',
    'PACKAGE_RESTARTED',
    'REBOOT',
    'SCREEN_OFF',
    'SCREEN_ON',
    'TIMEZONE_CHANGED',
    'TIME_SET',
    'TIME_TICK',
    'UID_REMOVED',
    'USER_PRESENT',
    'USER_UNLOCKED',
  ]
    .map((name) => `android.intent.action.${name}`)
    .concat([
      'android.bluetooth.adapter.action.STATE_CHANGED',
      'android.net.conn.CONNECTIVITY_CHANGE',
      'android.net.wifi.STATE_CHANGE',
      'android.net.wifi.WIFI_STATE_CHANGED',
      'android.provider.Telephony.SMS_DELIVER',
      'android.provider.Telephony.SMS_RECEIVED',
    ]),
);

/** Implicit broadcasts that manifest receivers still get since Android 8 ("Implicit broadcast exceptions"). */
const exemptActions = new Set([
  'android.intent.action.BOOT_COMPLETED',
  'android.intent.action.LOCALE_CHANGED',
  'android.intent.action.LOCKED_BOOT_COMPLETED',
  'android.intent.action.MEDIA_MOUNTED',
  'android.intent.action.MEDIA_SCANNER_SCAN_FILE',
  'android.intent.action.NEW_OUTGOING_CALL',
  'android.intent.action.PACKAGE_DATA_CLEARED',
  'android.intent.action.PACKAGE_FULLY_REMOVED',
  'android.intent.action.PHONE_STATE',
  'android.intent.action.TIMEZONE_CHANGED',
  'android.intent.action.TIME_SET',
  'android.provider.Telephony.SMS_RECEIVED',
  'android.provider.Telephony.WAP_PUSH_RECEIVED',
]);

/** Whose receivers may start services in the background, for a while (`PowerExemptionManager.REASON_BOOT_COMPLETED` and its like). */
const allowlistedActions = new Set([
  'android.intent.action.BOOT_COMPLETED',
  'android.intent.action.LOCALE_CHANGED',
  'android.intent.action.LOCKED_BOOT_COMPLETED',
  'android.intent.action.TIMEZONE_CHANGED',
  'android.intent.action.TIME_SET',
  'android.provider.Telephony.SMS_DELIVER',
  'android.provider.Telephony.SMS_RECEIVED',
]);
const allowlistMs = 10_000;

/** Sends intents to receivers. */
export class BroadcastQueue implements Broadcasts {
  readonly #system: SystemServer;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  async send(
    intent: Intent,
    { caller, callerPackage }: { caller: Identity; callerPackage: string | null },
  ): Promise<BroadcastResult> {
    const { action } = intent;
    const isPrivileged = caller.uid < 2000;
    if (action !== undefined && protectedActions.has(action) && !isPrivileged) {
      const pid = this.#system.processes.find(callerPackage ?? '')?.pid ?? 2001;
      throw securityException(
        `Permission Denial: not allowed to send broadcast ${action} from pid=${pid}, uid=${caller.uid}`,
      );
    }
    await this.#toSystem(intent);
    return this.deliver(intent, caller);
  }

  /** Sends without asking whether the sender may. */
  async deliver(intent: Intent, sender: Identity = { uid: 1000 }): Promise<BroadcastResult> {
    let code = 0;
    let data: string | null = null;
    let extras: Readonly<Record<string, Extra>> = {};
    for (const { package: record, receiver } of this.#system.packages.receiversFor(intent)) {
      if (!this.#reaches(intent, record, receiver, sender)) continue;
      const reply = await this.#receive(record, receiver, intent);
      code = reply?.code ?? code;
      data = reply?.data ?? data;
      extras = { ...extras, ...reply?.extras };
    }
    return { code, data, extras };
  }

  #reaches(intent: Intent, record: PackageRecord, receiver: ReceiverDeclaration, sender: Identity): boolean {
    const isExported = receiver.exported ?? (receiver.filters?.length ?? 0) > 0;
    if (!isExported && sender.uid >= 2000 && sender.uid !== record.uid) return false;
    if (receiver.dynamic)
      return this.#system.processes.find(record.packageName, nameOf(record, receiver)) !== undefined;
    if (intent.component !== undefined) return true;
    if (record.stopped && ((intent.flags ?? 0) & intentFlags.includeStopped) === 0) return false;
    if (intent.packageName !== undefined) return true;
    return intent.action !== undefined && exemptActions.has(intent.action);
  }

  async #receive(
    record: PackageRecord,
    receiver: ReceiverDeclaration,
    intent: Intent,
  ): Promise<BroadcastReply | undefined> {
    const process = await this.#system.processes.ensure(record.packageName, nameOf(record, receiver));
    const { app, pid, processName } = process;
    const receive = app.receivers?.[receiver.name];
    if (receive === undefined) return undefined;
    if (intent.action !== undefined && allowlistedActions.has(intent.action)) {
      this.#system.backgroundLimits.allow(record.packageName, allowlistMs);
    }
    try {
      return await receive(intent);
    } catch (error) {
      // As on a phone: the app crashes, the sender sees no result.
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#system.logCrash(processName, pid, `Error receiving broadcast ${intent.action}: ${stack}`);
      await this.#system.processes.killProcess(process, 'crash');
      return undefined;
    }
  }

  /** Broadcasts the system itself acts on. */
  async #toSystem(intent: Intent): Promise<void> {
    if (intent.action === 'android.intent.action.MEDIA_SCANNER_SCAN_FILE' && intent.data?.startsWith('file://')) {
      await this.#system.mediaFiles.scan(decodeURIComponent(intent.data.slice('file://'.length)));
    }
    if (intent.action === 'android.intent.action.CLOSE_SYSTEM_DIALOGS') await this.#system.setPanel('none');
  }
}

function nameOf({ packageName }: PackageRecord, receiver: ReceiverDeclaration): string {
  return processNameOf(packageName, receiver.process);
}
