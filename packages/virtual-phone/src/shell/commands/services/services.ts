import { activityService } from '../am.ts';
import { appopsService } from '../appops.ts';
import { inputMethodService } from '../ime.ts';
import { lockSettingsService } from '../locksettings.ts';
import { packageService } from '../pm.ts';
import { settingsService } from '../settings.ts';
import type { ShellService } from '../shell-command.ts';
import { windowService } from '../wm.ts';
import { batteryService } from './battery.ts';
import { alarmService, timeDetectorService, timeZoneDetectorService } from './clock.ts';
import { deviceConfigService } from './device-config.ts';
import { deviceidleService } from './deviceidle.ts';
import { displayService, mediaSessionService, notificationService, uimodeService } from './interface.ts';
import { jobschedulerService } from './jobscheduler.ts';
import { locationService } from './location.ts';
import { netpolicyService } from './netpolicy.ts';
import { localeService, overlayService, shortcutService } from './packages.ts';
import { bluetoothService, connectivityService, phoneService, wifiService } from './radios.ts';
import { roleService } from './role.ts';
import { powerService, telecomService, userService } from './small.ts';
import { statusbarService } from './statusbar.ts';
import { thermalService } from './thermal.ts';
import { webviewService } from './webview.ts';

/** What `cmd NAME` reaches. */
export const services: ReadonlyMap<string, ShellService> = new Map(
  [
    activityService,
    alarmService,
    appopsService,
    batteryService,
    bluetoothService,
    connectivityService,
    deviceConfigService,
    deviceidleService,
    displayService,
    inputMethodService,
    jobschedulerService,
    localeService,
    locationService,
    lockSettingsService,
    mediaSessionService,
    netpolicyService,
    notificationService,
    overlayService,
    packageService,
    phoneService,
    powerService,
    roleService,
    settingsService,
    shortcutService,
    statusbarService,
    telecomService,
    thermalService,
    timeDetectorService,
    timeZoneDetectorService,
    uimodeService,
    userService,
    webviewService,
    wifiService,
    windowService,
  ].map((service) => [service.name, service]),
);
