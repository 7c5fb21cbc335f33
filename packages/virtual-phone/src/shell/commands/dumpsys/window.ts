import { shortComponent } from '../../../system/packages/intent-text.ts';
import type { ActivityView, SystemServices } from '../../../system/system-services.ts';
import { fullComponent } from '../render-bundle.ts';
import { hashOf } from '../../../system/identity-hash.ts';

/** `dumpsys window [policy | displays | windows | …]` */
export function dumpWindow(system: SystemServices, args: readonly string[]): string {
  const part = args.find((word) => !word.startsWith('-'));
  const parts: Readonly<Record<string, () => string>> = {
    policy: () => policy(system),
    p: () => policy(system),
    displays: () => displays(system),
    d: () => displays(system),
    windows: () => windows(system),
    w: () => windows(system),
    lastanr: () => 'WINDOW MANAGER LAST ANR (dumpsys window lastanr)\n  <no ANR has occurred since boot>\n',
    input: () => 'WINDOW MANAGER INPUT (dumpsys window input)\n',
    tokens: () => 'WINDOW MANAGER TOKENS (dumpsys window tokens)\n',
  };
  if (part === undefined || part === 'all') return [policy, displays, windows].map((dump) => dump(system)).join('\n');
  const dump = parts[part];
  return dump === undefined ? `Bad window command, or no windows match: ${part}\nUse -h for help.\n` : dump();
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
  const { display, rotation, settings } = system;
  const width = display.override.width ?? display.width;
  const height = display.override.height ?? display.height;
  const turned = rotation % 2 === 1;
  const [shownWidth, shownHeight] = turned ? [height, width] : [width, height];
  const density = display.override.densityDpi ?? display.densityDpi;
  const locked = settings.get('system', 'accelerometer_rotation') !== '1';
  return `WINDOW MANAGER DISPLAY CONTENTS (dumpsys window displays)
  Display: mDisplayId=0 (organized)
    init=${display.width}x${display.height} ${display.densityDpi}dpi mMinSizeOfResizeableTaskDp=220 cur=${shownWidth}x${shownHeight} app=${shownWidth}x${shownHeight} rng=${width}x${width}-${height}x${height}
    base=${width}x${height} ${density}dpi
    deferred=false mLayoutNeeded=false mTouchExcludeRegion=SkRegion()
  mCurrentFocus=${focusedWindow(system)}
  mFocusedApp=${activityName(system, system.activities.top())}
  mDisplayRotation
    mCurrentRotation=ROTATION_${rotation * 90}
    mUserRotationMode=USER_ROTATION_${locked ? 'LOCKED' : 'FREE'} mUserRotation=ROTATION_${Number(settings.get('system', 'user_rotation') ?? '0') * 90} mAllowAllRotations=UNDEFINED
`;
}

function windows(system: SystemServices): string {
  const { width, height } = system.display;
  const packages = system.activities.tasks().flatMap(({ activities }) => [...activities].reverse());
  const shown = [
    { title: 'StatusBar', packageName: 'com.android.systemui', visible: true },
    { title: 'NotificationShade', packageName: 'com.android.systemui', visible: system.panel === 'notifications' },
    ...packages.map(({ component, state }) => ({
      title: fullComponent(component),
      packageName: component.packageName,
      visible: state === 'RESUMED',
    })),
  ];
  const blocks = shown.map(
    ({ title, packageName, visible }, index) => `  Window #${index} Window{${hashOf(title)} u0 ${title}}:
    mDisplayId=0 rootTaskId=1 mSession=Session{${hashOf(packageName)} 1000:u0a${index}} mClient=android.os.BinderProxy@${hashOf(title)}
    mOwnerUid=${system.packages.find(packageName)?.uid ?? 10_100} showForAllUsers=false package=${packageName} appop=NONE
    mAttrs={(0,0)(fillxfill) sim={adjust=pan} ty=BASE_APPLICATION fmt=TRANSPARENT}
    Frames: parent=[0,0][${width},${height}] display=[0,0][${width},${height}] frame=[0,0][${width},${height}]
    isOnScreen=${visible}
    isVisible=${visible}
`,
  );
  return `WINDOW MANAGER WINDOWS (dumpsys window windows)\n${blocks.join('')}`;
}

function focusedWindow(system: SystemServices): string {
  if (system.panel !== 'none' && system.panel !== 'recents') {
    return `Window{${hashOf(system.panel)} u0 NotificationShade}`;
  }
  const top = system.activities.top();
  if (top === undefined) return 'null';
  const title = fullComponent(top.component);
  return `Window{${hashOf(title)} u0 ${title}}`;
}

/** `ActivityRecord{hash u0 pkg/.Cls t12}` */
export function activityName(system: SystemServices, record: ActivityView | undefined): string {
  if (record === undefined) return 'null';
  const task = system.activities
    .tasks()
    .find(({ activities }) => activities.some(({ token }) => token === record.token));
  const hash = hashOf(`${record.token}`);
  return `ActivityRecord{${hash} u0 ${shortComponent(record.component)} t${task?.taskId ?? -1}}`;
}
