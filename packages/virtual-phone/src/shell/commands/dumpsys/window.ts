import type { ActivityView, SystemServices } from '../../../system/system-services.ts';
import { isErrorDialog } from '../../../system/windows/window-list.ts';
import type { WindowState } from '../../../system/windows/window-state.ts';
import { windowType } from '../../../system/windows/window-type.ts';
import { activityName, windowHash, windowName } from './window-names.ts';
import { dumpWindowStates } from './window-states.ts';

/** `dumpsys window [policy | displays | windows | visible | …]` */
export function dumpWindow(system: SystemServices, args: readonly string[]): string {
  const part = args.find((word) => !word.startsWith('-'));
  const all = () => [policy(system), displays(system), dumpWindowStates(system)].join('\n');
  const parts: Readonly<Record<string, () => string>> = {
    all,
    a: all,
    policy: () => policy(system),
    p: () => policy(system),
    displays: () => displays(system),
    d: () => displays(system),
    windows: () => dumpWindowStates(system),
    w: () => dumpWindowStates(system),
    visible: () => dumpWindowStates(system, ({ visible }) => visible),
    'visible-apps': () => dumpWindowStates(system, (window) => window.visible && window.activityToken !== null),
    apps: () => dumpWindowStates(system, ({ activityToken }) => activityToken !== null),
    lastanr: () => 'WINDOW MANAGER LAST ANR (dumpsys window lastanr)\n  <no ANR has occurred since boot>\n',
    input: () => 'WINDOW MANAGER INPUT (dumpsys window input)\n',
    tokens: () => 'WINDOW MANAGER TOKENS (dumpsys window tokens)\n',
  };
  if (part === undefined) return all();
  const dump = Object.hasOwn(parts, part) ? parts[part] : undefined;
  return dump === undefined ? named(system, part) : dump();
}

/** Windows by a part of their titles, or by their hash. */
function named(system: SystemServices, name: string): string {
  const isNamed = (window: WindowState) => window.title.includes(name) || windowHash(window) === name;
  if (system.windows.list().windows.some(isNamed)) return dumpWindowStates(system, isNamed);
  return `Bad window command, or no windows match: ${name}\nUse -h for help.\n`;
}

function policy({ power }: SystemServices): string {
  return `WINDOW MANAGER POLICY STATE (dumpsys window policy)
    mSafeMode=false mSystemReady=true mSystemBooted=true
    mCameraLensCoverState=CAMERA_LENS_COVER_ABSENT
    screenState=${power.on ? 'SCREEN_STATE_ON' : 'SCREEN_STATE_OFF'}
    mAwake=${power.on} mScreenOnEarly=${power.on} mScreenOnFully=${power.on}
    mShowingLockscreen=false mShowingDream=false mDreamingLockscreen=false
    KeyguardServiceDelegate
      showing=false
      inputRestricted=false
      occluded=false
      secure=false
      systemIsReady=true
`;
}

function displays(system: SystemServices): string {
  const { display, rotation, settings, power } = system;
  const width = display.override.width ?? display.width;
  const height = display.override.height ?? display.height;
  const turned = rotation % 2 === 1;
  const [shownWidth, shownHeight] = turned ? [height, width] : [width, height];
  const density = display.override.densityDpi ?? display.densityDpi;
  const locked = settings.get('system', 'accelerometer_rotation') !== '1';
  const { windows, focused } = system.windows.list();
  const first = (type: number) => windowName(windows.find((window) => window.type === type));
  const opaque = windows.findLast(({ visible, translucent }) => visible && !translucent);
  return `WINDOW MANAGER DISPLAY CONTENTS (dumpsys window displays)
  Display: mDisplayId=0 (organized)
    init=${display.width}x${display.height} ${display.densityDpi}dpi mMinSizeOfResizeableTaskDp=220 cur=${shownWidth}x${shownHeight} app=${shownWidth}x${shownHeight} rng=${width}x${width}-${height}x${height}
    base=${width}x${height} ${density}dpi
    deferred=false mLayoutNeeded=false mTouchExcludeRegion=SkRegion()
  mCurrentFocus=${windowName(focused)}
  mFocusedApp=${activityName(system, focusedApp(system))}
  mDisplayRotation
    mCurrentRotation=ROTATION_${rotation * 90}
    mUserRotationMode=USER_ROTATION_${locked ? 'LOCKED' : 'FREE'} mUserRotation=ROTATION_${Number(settings.get('system', 'user_rotation') ?? '0') * 90} mAllowAllRotations=UNDEFINED
  DisplayPolicy
    mAwake=${power.on} mScreenOnEarly=${power.on} mScreenOnFully=${power.on}
    mShowingDream=false mDreamingLockscreen=false
    mStatusBar=${first(windowType.statusBar)} isKeyguardShowing=false
    mNotificationShade=${first(windowType.notificationShade)}
    mNavigationBar=${first(windowType.navigationBar)}
    mFocusedWindow=${windowName(focused)}
    mTopFullscreenOpaqueWindowState=${windowName(opaque)}
`;
}

/** The dialog about a crash is a window of the system server on Android, over the app that has the focus. */
function focusedApp({ activities }: SystemServices): ActivityView | undefined {
  return activities.visible().find(({ component }) => !isErrorDialog(component));
}
