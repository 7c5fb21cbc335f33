import { shortComponent } from '../../../system/packages/intent-text.ts';
import type { ActivityView, SystemServices } from '../../../system/system-services.ts';
import type { WindowState } from '../../../system/windows/window-state.ts';
import { hashOf } from './hash.ts';

/** `Window{hash u0 TITLE}` */
export function windowName(window: WindowState | undefined): string {
  return window === undefined ? 'null' : `Window{${windowHash(window)} u0 ${window.title}}`;
}

/** Those of the system stay the same while they show something else. */
export function windowHash({ activityToken, token, title }: WindowState): string {
  return hashOf(activityToken === null ? title : `${title} ${token}`);
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
