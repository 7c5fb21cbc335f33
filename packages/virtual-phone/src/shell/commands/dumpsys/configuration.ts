import type { SystemServices } from '../../../system/system-services.ts';

/** Size of the screen as it is held, in pixels. */
function screenOf({ display, rotation }: SystemServices): { width: number; height: number; densityDpi: number } {
  const { override } = display;
  const width = override.width ?? display.width;
  const height = override.height ?? display.height;
  const densityDpi = override.densityDpi ?? display.densityDpi;
  return rotation % 2 === 1 ? { width: height, height: width, densityDpi } : { width, height, densityDpi };
}

function inDp({ width, height, densityDpi }: ReturnType<typeof screenOf>) {
  const dp = (pixels: number) => Math.round((pixels * 160) / densityDpi);
  return { smallest: dp(Math.min(width, height)), width: dp(width), height: dp(height) };
}

/** `[0,0][1080,2400]` */
export function renderBounds(system: SystemServices): string {
  const { width, height } = screenOf(system);
  return `[0,0][${width},${height}]`;
}

/** `{1.0 310mcc260mnc [en_US] ldltr sw411dp …}`, as `Configuration.toString`. */
export function renderConfiguration(system: SystemServices, activityType: string): string {
  const screen = screenOf(system);
  const { width, height, densityDpi } = screen;
  const dp = inDp(screen);
  const rotation = `ROTATION_${system.rotation * 90}`;
  const orientation = width > height ? 'land' : 'port';
  const night = system.settings.get('secure', 'ui_night_mode') === '2' ? ' night' : '';
  return (
    `{1.0 310mcc260mnc [en_US] ldltr sw${dp.smallest}dp w${dp.width}dp h${dp.height}dp ${densityDpi}dpi nrm long ` +
    `${orientation}${night} finger qwerty/v/v dpad/v winConfig={ mBounds=Rect(0, 0 - ${width}, ${height}) ` +
    `mAppBounds=Rect(0, 0 - ${width}, ${height}) mMaxBounds=Rect(0, 0 - ${width}, ${height}) ` +
    `mDisplayRotation=${rotation} mWindowingMode=fullscreen mDisplayWindowingMode=fullscreen ` +
    `mActivityType=${activityType} mAlwaysOnTop=undefined mRotation=${rotation}} s.12 fontWeightAdjustment=0}`
  );
}

/** `mcc310-mnc260-en-rUS-ldltr-…`, as resources are named. */
export function resourceConfiguration(system: SystemServices): string {
  const screen = screenOf(system);
  const dp = inDp(screen);
  const night = system.settings.get('secure', 'ui_night_mode') === '2' ? 'night' : 'notnight';
  const orientation = screen.width > screen.height ? 'land' : 'port';
  return (
    `mcc310-mnc260-en-rUS-ldltr-sw${dp.smallest}dp-w${dp.width}dp-h${dp.height}dp-normal-long-notround-lowdr-` +
    `nowidecg-${orientation}-${night}-${screen.densityDpi}dpi-finger-keyssoft-nokeys-navhidden-nonav-v33`
  );
}
