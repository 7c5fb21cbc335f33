import type { PhoneState } from '@androidworld/app-sdk/host';

/**
 * Swiping along the lower edge goes from app to app in the order recents had when that began: right to older ones, left
 * back again. Each switch makes another app the newest, so that the order is kept as long as nothing else is done.
 */
export class QuickSwitch {
  #order: readonly number[] = [];

  /** Somebody has used what he came to: the next switch begins with the order of then. */
  settle(): void {
    this.#order = [];
  }

  /** The task to go to; undefined where there is none further. */
  next({ recents, activities }: Pick<PhoneState, 'recents' | 'activities'>, by: 'older' | 'newer'): number | undefined {
    const front = activities.findLast((activity) => activity.visible)?.taskId ?? -1;
    const all = recents.map(({ taskId }) => taskId);
    const isKept = this.#order.length === all.length && all.every((taskId) => this.#order.includes(taskId));
    if (!isKept || !this.#order.includes(front)) this.#order = all;
    // Home is before the newest.
    return this.#order[this.#order.indexOf(front) + (by === 'older' ? 1 : -1)];
  }
}
