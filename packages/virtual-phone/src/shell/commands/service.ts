import { isZone } from '../local-time.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { serviceNames } from './service-names.ts';

/** `service (list | check NAME | call NAME CODE ARGS…)` */
export const service = defineProgram({
  name: 'service',
  async run(context) {
    const { args, out, err } = context;
    const [verb, name, code, ...rest] = args;
    if (verb === 'list') {
      out(`Found ${serviceNames.length} services:\n`);
      out(serviceNames.map((each, index) => `${index}\t${each}: [${interfaces[each] ?? ''}]\n`).join(''));
      return 0;
    }
    if (verb === 'check' && name !== undefined) {
      out(`Service ${name}: ${serviceNames.includes(name) ? 'found' : 'not found'}\n`);
      return 0;
    }
    if (verb === 'call' && name !== undefined && code !== undefined) {
      if (!serviceNames.includes(name)) {
        err(`service: Service ${name} does not exist\n`);
        return 10;
      }
      out(`Result: Parcel(${await transact(name, Number(code), rest, context)})\n`);
      return 0;
    }
    out(
      'Usage: service [-h|-?]\n       service list\n       service check SERVICE\n       service call SERVICE CODE [i32 N | i64 N | f N | d N | s16 STR | null | fd f | nfd n | afd f ] ...\n',
    );
    return 10;
  },
});

const interfaces: Readonly<Record<string, string>> = {
  SurfaceFlinger: 'android.ui.ISurfaceComposer',
  accessibility: 'android.view.accessibility.IAccessibilityManager',
  account: 'android.accounts.IAccountManager',
  activity: 'android.app.IActivityManager',
  activity_task: 'android.app.IActivityTaskManager',
  alarm: 'android.app.IAlarmManager',
  appops: 'com.android.internal.app.IAppOpsService',
  appwidget: 'com.android.internal.appwidget.IAppWidgetService',
  audio: 'android.media.IAudioService',
  autofill: 'android.view.autofill.IAutoFillManager',
  backup: 'android.app.backup.IBackupManager',
  batterystats: 'com.android.internal.app.IBatteryStats',
  biometric: 'android.hardware.biometrics.IBiometricService',
  bluetooth_manager: 'android.bluetooth.IBluetoothManager',
  carrier_config: 'com.android.internal.telephony.ICarrierConfigLoader',
  clipboard: 'android.content.IClipboard',
  color_display: 'android.hardware.display.IColorDisplayManager',
  connectivity: 'android.net.IConnectivityManager',
  content: 'android.content.IContentService',
  device_policy: 'android.app.admin.IDevicePolicyManager',
  deviceidle: 'android.os.IDeviceIdleController',
  display: 'android.hardware.display.IDisplayManager',
  dreams: 'android.service.dreams.IDreamManager',
  dropbox: 'com.android.internal.os.IDropBoxManagerService',
  fingerprint: 'android.hardware.fingerprint.IFingerprintService',
  graphicsstats: 'android.view.IGraphicsStats',
  input: 'android.hardware.input.IInputManager',
  input_method: 'com.android.internal.view.IInputMethodManager',
  iphonesubinfo: 'com.android.internal.telephony.IPhoneSubInfo',
  isms: 'com.android.internal.telephony.ISms',
  jobscheduler: 'android.app.job.IJobScheduler',
  launcherapps: 'android.content.pm.ILauncherApps',
  locale: 'android.app.ILocaleManager',
  location: 'android.location.ILocationManager',
  lock_settings: 'com.android.internal.widget.ILockSettings',
  'media.audio_flinger': 'android.media.IAudioFlingerService',
  'media.camera': 'android.hardware.ICameraService',
  media_projection: 'android.media.projection.IMediaProjectionManager',
  media_router: 'android.media.IMediaRouterService',
  media_session: 'android.media.session.ISessionManager',
  mount: 'android.os.storage.IStorageManager',
  netd: 'android.net.INetd',
  netpolicy: 'android.net.INetworkPolicyManager',
  netstats: 'android.net.INetworkStatsService',
  network_management: 'android.os.INetworkManagementService',
  notification: 'android.app.INotificationManager',
  overlay: 'android.content.om.IOverlayManager',
  package: 'android.content.pm.IPackageManager',
  package_native: 'android.content.pm.IPackageManagerNative',
  permission: 'android.os.IPermissionController',
  permissionmgr: 'android.permission.IPermissionManager',
  phone: 'com.android.internal.telephony.ITelephony',
  platform_compat: 'com.android.internal.compat.IPlatformCompat',
  power: 'android.os.IPowerManager',
  print: 'android.print.IPrintManager',
  procstats: 'com.android.internal.app.procstats.IProcessStats',
  role: 'android.app.role.IRoleManager',
  rollback: 'android.content.rollback.IRollbackManager',
  search: 'android.app.ISearchManager',
  sensor_privacy: 'android.hardware.ISensorPrivacyManager',
  sensorservice: 'android.gui.SensorServer',
  shortcut: 'android.content.pm.IShortcutService',
  slice: 'android.app.slice.ISliceManager',
  statusbar: 'com.android.internal.statusbar.IStatusBarService',
  storagestats: 'android.app.usage.IStorageStatsManager',
  telecom: 'com.android.internal.telecom.ITelecomService',
  'telephony.registry': 'com.android.internal.telephony.ITelephonyRegistry',
  textclassification: 'android.service.textclassifier.ITextClassifierService',
  textservices: 'com.android.internal.textservice.ITextServicesManager',
  thermalservice: 'android.os.IThermalService',
  time_detector: 'android.app.timedetector.ITimeDetectorService',
  time_zone_detector: 'android.app.timezonedetector.ITimeZoneDetectorService',
  trust: 'android.app.trust.ITrustManager',
  uimode: 'android.app.IUiModeManager',
  updatelock: 'android.os.IUpdateLock',
  uri_grants: 'android.app.IUriGrantsManager',
  usagestats: 'android.app.usage.IUsageStatsManager',
  usb: 'android.hardware.usb.IUsbManager',
  user: 'android.os.IUserManager',
  vibrator_manager: 'android.os.IVibratorManagerService',
  voiceinteraction: 'com.android.internal.app.IVoiceInteractionManagerService',
  wallpaper: 'android.app.IWallpaperManager',
  webviewupdate: 'android.webkit.IWebViewUpdateService',
  wifi: 'android.net.wifi.IWifiManager',
  wifip2p: 'android.net.wifi.p2p.IWifiP2pManager',
  wifiscanner: 'android.net.wifi.IWifiScanner',
  window: 'android.view.IWindowManager',
};

const done = "00000000    '....'";
const yes = "00000000 00000001   '........'";
/** A code the service does not have: UNKNOWN_TRANSACTION. */
const unknownTransaction = `Error: 0xffffffffffffffb6 "Not a data message"`;

/** Transactions tools use; codes of API 33. */
async function transact(
  name: string,
  code: number,
  [, value]: readonly string[],
  { system }: ProgramContext,
): Promise<string> {
  if (name === 'alarm' && code === 2 && value !== undefined && /^\d+$/.test(value)) {
    system.clock.set(Number(value));
    return yes;
  }
  if (name === 'alarm' && code === 3 && value !== undefined && isZone(value)) {
    system.clock.setZone(value);
    return done;
  }
  if (name === 'statusbar' && (code === 1 || code === 2)) {
    await system.setPanel(code === 1 ? 'notifications' : 'none');
    return done;
  }
  return unknownTransaction;
}
