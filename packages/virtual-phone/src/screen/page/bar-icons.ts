import { createStore, type Store } from '@androidworld/app-sdk/ui';

/** How the system bars must look over the activity in front. */
export interface BarIcons {
  readonly top: 'light' | 'dark';
  readonly bottom: 'light' | 'dark';
  /** Hidden. */
  readonly immersive: boolean;
}

let current: BarIcons = { top: 'dark', bottom: 'dark', immersive: false };
const store: Store<BarIcons> = createStore(current);

export const barIcons = {
  store,
  /** Tells listeners only of real changes. */
  set(next: BarIcons): void {
    if (next.top === current.top && next.bottom === current.bottom && next.immersive === current.immersive) return;
    current = next;
    store.set(next);
  },
};
