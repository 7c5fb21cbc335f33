import type { SystemServices } from '../../../system/system-services.ts';
import type { Frame, WindowState } from '../../../system/windows/window-state.ts';
import { layerOfType, subLayerOfType, windowType, windowTypeNames } from '../../../system/windows/window-type.ts';
import { userName } from '../../user-names.ts';
import { hashOf } from './hash.ts';
import { activityName, windowHash, windowName } from './window-names.ts';

/** What Android adds to each layer, so that windows of one can be told apart. */
const layerMultiplier = 10_000;
const layerOffset = 1_000;

/** The part of `dumpsys window` about windows, front to back, as Android 13 writes it. */
export function dumpWindowStates(system: SystemServices, isListed: (window: WindowState) => boolean = () => true) {
  const { windows, focused, imeTarget } = system.windows.list();
  const blocks = windows
    .toReversed()
    .map((window, index) => (isListed(window) ? block(system, window, index) : ''))
    .join('');
  const keyboard = windows.find(({ type }) => type === windowType.inputMethod);
  const targets = ['imeLayeringTarget', 'imeInputTarget', 'imeControlTarget'].map((name) =>
    imeTarget === undefined ? '' : `  ${name} in display# 0 ${windowName(imeTarget)}\n`,
  );
  return `WINDOW MANAGER WINDOWS (dumpsys window windows)
${blocks}
  mHasPermanentDpad=false
  mTopFocusedDisplayId=${focused === undefined ? -1 : 0}
${targets.join('')}  Minimum task size of display#0 220  mInTouchMode=true
  mInputMethodWindow=${windowName(keyboard)}
  mSystemBooted=true mDisplayEnabled=true
`;
}

function block(system: SystemServices, window: WindowState, index: number): string {
  const { type, title, packageName, visible, frame } = window;
  const uid = system.packages.find(packageName)?.uid ?? 10_100;
  const pid = system.processes.find(packageName)?.pid ?? 0;
  const [width, height] = [frame[2] - frame[0], frame[3] - frame[1]];
  const isSystem = window.activityToken === null;
  const client = `android.os.BinderProxy@${hashOf(`client ${title}`)}`;
  return `  Window #${index} ${windowName(window)}:
    mDisplayId=0 rootTaskId=${rootTaskId(system, window)} mSession=Session{${hashOf(packageName)} ${pid}:${userName(uid).replace('u0_a', 'u0a')}} mClient=${client}
    mOwnerUid=${uid} showForAllUsers=${isSystem && type !== windowType.inputMethod} package=${packageName} appop=NONE
    mAttrs={(0,0)(${size(window)}) sim={adjust=pan} ty=${windowTypeNames[type]} fmt=${window.translucent ? 'TRANSLUCENT' : 'OPAQUE'}
      fl=${flags(window).join(' ')}}
    Requested w=${width} h=${height} mLayoutSeq=1
${type === windowType.inputMethod ? '    mIsImWindow=true mIsWallpaper=false mIsFloatingLayer=true\n' : ''}    mBaseLayer=${layerOfType(type) * layerMultiplier + layerOffset} mSubLayer=${subLayerOfType(type)}    mToken=${tokenName(system, window)}
${isSystem ? '' : `    mActivityRecord=${activityOf(system, window)}\n`}    mViewVisibility=${visible ? '0x0' : '0x8'} mHaveFrame=true mObscured=false
    mGivenContentInsets=[0,0][0,0] mGivenVisibleInsets=[0,0][0,0]
    touchable region=SkRegion(${window.touch === 'none' ? '' : `(${frame.join(',')})`})
    mHasSurface=${visible} isReadyForDisplay()=${visible} mWindowRemovalAllowed=false
    Frames: parent=${rect(frame)} display=${rect(frame)} frame=${rect(frame)} last=${rect(frame)} insetsChanged=false
    WindowStateAnimator{${hashOf(`animator ${title}`)} ${title}}:
      ${visible ? `Surface: shown=true layer=0 alpha=1.0 rect=(0.0,0.0)  transform=(1.0, 0.0, 0.0, 1.0)\n      mDrawState=HAS_DRAWN` : 'mDrawState=NO_SURFACE'}       mLastHidden=${!visible}
    isOnScreen=${visible}
    isVisible=${visible}
`;
}

function rootTaskId(system: SystemServices, { activityToken }: WindowState): number {
  const task = system.activities
    .tasks()
    .find(({ activities }) => activities.some(({ token }) => token === activityToken));
  return task?.taskId ?? 1;
}

function activityOf(system: SystemServices, { activityToken }: WindowState): string {
  const records = system.activities.tasks().flatMap(({ activities }) => activities);
  return activityName(
    system,
    records.find(({ token }) => token === activityToken),
  );
}

function tokenName(system: SystemServices, window: WindowState): string {
  if (window.activityToken !== null && window.type !== windowType.systemAlert) return activityOf(system, window);
  return `WindowToken{${hashOf(`token ${windowHash(window)}`)} type=${window.type} android.os.BinderProxy@${hashOf(window.title)}}`;
}

/** @see AOSP `WindowManager.LayoutParams.FLAG_…`, those that say who takes keys and touches */
function flags({ focusable, takesText, touch }: WindowState): readonly string[] {
  return [
    ...(focusable ? [] : ['NOT_FOCUSABLE']),
    ...(touch === 'none' ? ['NOT_TOUCHABLE'] : []),
    ...(touch === 'inside' ? ['NOT_TOUCH_MODAL'] : []),
    ...(focusable && !takesText ? ['ALT_FOCUSABLE_IM'] : []),
    'SPLIT_TOUCH',
    'HARDWARE_ACCELERATED',
  ];
}

function size({ type, frame: [left, top, right, bottom] }: WindowState): string {
  if (type === windowType.baseApplication) return 'fillxfill';
  return `${right - left}x${bottom - top}`;
}

function rect([left, top, right, bottom]: Frame): string {
  return `[${left},${top}][${right},${bottom}]`;
}
