import type { PageWindow } from '../../screen/protocol.ts';
import type { SystemServices } from '../../system/system-services.ts';
import { windowType } from '../../system/windows/window-type.ts';

/**
 * The windows of the screen, titled as accessibility services are told: by what an app calls them, not by what
 * `dumpsys window` does. Those that nobody has called anything have none, pop-ups apart.
 *
 * @see AOSP `WindowState.getWindowInfo()`
 */
export function withTitles(windows: readonly PageWindow[], system: SystemServices): readonly PageWindow[] {
  const states = new Map(system.windows.list().windows.map((state) => [state.token, state]));
  return windows.map((window) => {
    const state = states.get(window.token);
    if (state === undefined) return window;
    if (state.type === windowType.baseApplication && state.activityToken !== null) {
      return { ...window, title: activityTitle(system, state.activityToken) };
    }
    if (state.type === windowType.navigationBar) return { ...window, title: 'Navigation bar' };
    if (state.activityToken === null) return { ...window, title: '' };
    const isPopup = state.type === windowType.applicationSubPanel || state.type === windowType.applicationAboveSubPanel;
    return isPopup && window.title === '' ? { ...window, title: state.title } : window;
  });
}

/** `android:label` of the activity, else the app's. */
function activityTitle({ activities, packages }: SystemServices, token: number): string {
  const records = activities.tasks().flatMap((task) => task.activities);
  const record = records.find((each) => each.token === token);
  if (record === undefined) return '';
  return record.declaration.label ?? packages.find(record.component.packageName)?.manifest.label ?? '';
}
