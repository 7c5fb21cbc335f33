import type { ActivityWindow, PhoneState } from '@androidworld/app-sdk/host';
import type { SystemServer } from '../system-server.ts';

/** What System UI shows now. */
export function phoneState(system: SystemServer): PhoneState {
  const { settings, clock, activities, display } = system;
  const { override } = display;
  const visible = new Set(activities.visible());
  const number = (key: string, otherwise: number) => Number(settings.get('system', key) ?? otherwise);
  return {
    activities: activities.stacked().flatMap((activity): ActivityWindow[] => {
      const { process, state } = activity;
      if (process === undefined || state === 'DESTROYED') return [];
      const window: ActivityWindow = {
        token: activity.token,
        packageName: activity.component.packageName,
        className: activity.component.className,
        taskId: activity.task.taskId,
        intent: activity.intent,
        intentSerial: activity.intentSerial,
        translucent: activity.declaration.translucent ?? false,
        pans: activity.declaration.windowSoftInputMode === 'adjustPan',
        visible: visible.has(activity),
        state,
        generation: activity.generation,
        hasSavedState: activity.savedState !== null,
        processId: process.processId,
      };
      return [window];
    }),
    processes: system.processes.list().map(({ processId }) => processId),
    starting: [...visible].some(({ process }) => process === undefined),
    panel: system.panel,
    radios: system.radios.state,
    battery: { level: system.battery.level, charging: system.battery.charging },
    clock: {
      offsetMs: clock.pageOffsetMs,
      zone: clock.zone,
      hour24: settings.get('system', 'time_12_24') === '24',
    },
    notifications: system.notifications.list(),
    nextAlarm: settings.get('system', 'next_alarm_formatted') || null,
    recents: activities.recents(),
    brightness: number('screen_brightness', 102),
    autoBrightness: settings.get('system', 'screen_brightness_mode') === '1',
    nightMode: settings.get('secure', 'ui_night_mode') === '2',
    fontScale: number('font_scale', 1),
    rotation: system.rotation,
    display: {
      width: override.width ?? display.width,
      height: override.height ?? display.height,
      densityDpi: override.densityDpi ?? display.densityDpi,
    },
    screenOn: system.power.on,
    toast: system.toasts.current,
    softKeyboard: settings.get('secure', 'show_ime_with_hard_keyboard') !== '0',
  };
}
