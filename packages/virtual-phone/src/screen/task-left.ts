import type { PhoneState } from '@androidworld/app-sdk/host';

/**
 * The task a picture is to be taken of before the page learns of the next state: it was in front, all of it to be seen,
 * is there no more, and recents keeps a card of it.
 */
export function taskLeft(before: PhoneState, after: PhoneState): number | undefined {
  const taskId = front(before);
  if (taskId === undefined || taskId === front(after)) return undefined;
  const isSeen = before.screenOn && (before.panel === 'none' || before.panel === 'volume');
  return isSeen && after.recents.some((task) => task.taskId === taskId) ? taskId : undefined;
}

function front({ activities }: PhoneState): number | undefined {
  return activities.findLast((activity) => activity.visible)?.taskId;
}
