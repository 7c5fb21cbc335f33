import type { ActivityView, SystemServices } from '../../../system/system-services.ts';
import { isErrorDialog } from '../../../system/windows/window-list.ts';
import { windowType } from '../../../system/windows/window-type.ts';
import { activityName, windowName } from './window-names.ts';

/** A display, as `dumpsys window displays` and `dumpsys activity activities` tell of it. AOSP `DisplayContent.dump`. */
export function dumpDisplayContent(system: SystemServices): string {
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
  return `  Display: mDisplayId=0 (organized)
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
