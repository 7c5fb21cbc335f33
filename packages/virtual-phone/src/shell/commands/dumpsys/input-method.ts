import type { SystemServices } from '../../../system/system-services.ts';
import { windowType } from '../../../system/windows/window-type.ts';
import { hashOf } from './hash.ts';
import { windowName } from './window-names.ts';

/** `dumpsys input_method` */
export function dumpInputMethod(system: SystemServices): string {
  const { windows, imeTarget, focused } = system.windows.list();
  const shown = windows.some(({ type, visible }) => type === windowType.inputMethod && visible);
  const target = imeTarget && system.packages.find(imeTarget.packageName);
  const client =
    imeTarget === undefined
      ? 'null'
      : `ClientState{${hashOf(imeTarget.packageName)} uid=${target?.uid ?? 0} pid=${system.processes.find(imeTarget.packageName)?.pid ?? 0}}`;
  return `Current Input Method Manager state:
  Input Methods: mMethodMapUpdateCount=1
  mCurMethodId=${system.settings.get('secure', 'default_input_method') ?? 'null'}
  mCurClient=${client}
  mCurFocusedWindow=${windowName(focused)}
  mCurFocusedWindowClient=${client}
  mShowRequested=${shown} mShowExplicitlyRequested=${shown} mShowForced=false mInputShown=${shown}
Input method service state for InputMethodService:
  mIsInputViewShown=${shown} mStatusIcon=0
`;
}
