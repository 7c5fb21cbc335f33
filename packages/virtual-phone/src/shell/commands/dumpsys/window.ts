import type { SystemServices } from '../../../system/system-services.ts';
import type { WindowState } from '../../../system/windows/window-state.ts';
import { dumpDisplayContent } from './display-content.ts';
import { windowHash } from './window-names.ts';
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
  return `WINDOW MANAGER DISPLAY CONTENTS (dumpsys window displays)\n${dumpDisplayContent(system)}`;
}
