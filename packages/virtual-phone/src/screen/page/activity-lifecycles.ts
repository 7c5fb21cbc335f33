import type { ActivityWindow, Lifecycle } from '@androidworld/app-sdk/host';
import { phoneLink } from '@androidworld/app-sdk/host';

/** A mounted activity, as its life is led. */
export interface LivingActivity {
  readonly token: number;
  readonly lifecycle: Lifecycle;
  /** It has stopped: tells the phone what it is like (onSaveInstanceState). */
  saveState(): void;
}

const living = new Map<number, LivingActivity>();

export const activityLifecycles = {
  /** @returns a function that takes it away */
  add(activity: LivingActivity): () => void {
    living.set(activity.token, activity);
    settleLifecycles();
    return () => {
      if (living.get(activity.token) === activity) living.delete(activity.token);
    };
  },
};

/**
 * Brings the mounted activities where the phone has them, in Android's order: the one that was in front pauses, the next
 * one resumes, and the others stop when it has. One whose screens are still loading stops them when it is there.
 */
export function settleLifecycles(): void {
  const windows = phoneLink.state.get()?.activities ?? [];
  const mounted = windows.flatMap((window) => {
    const activity = living.get(window.token);
    return activity === undefined ? [] : [{ window, ...activity }];
  });
  for (const { window, lifecycle } of mounted) {
    if (window.state !== 'RESUMED' && lifecycle.state === 'RESUMED') lifecycle.moveTo('STARTED');
  }
  for (const { window, lifecycle } of mounted) {
    if (window.state === 'PAUSED') lifecycle.moveTo('STARTED');
    if (window.state === 'RESUMED') lifecycle.moveTo('RESUMED');
  }
  const front = windows.find(isResumed);
  if (front !== undefined && !living.has(front.token)) return;
  for (const { window, lifecycle, saveState } of mounted) {
    if (window.state !== 'STOPPED' || lifecycle.state === 'CREATED') continue;
    lifecycle.moveTo('CREATED');
    saveState();
  }
}

function isResumed({ state }: ActivityWindow): boolean {
  return state === 'RESUMED';
}
