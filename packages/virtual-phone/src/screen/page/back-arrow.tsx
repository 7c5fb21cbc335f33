import { createStore, css, type Store, useStore } from '@androidworld/app-sdk/ui';

/** A finger that draws the arrow of "back" out of a side of the screen, pixels. */
export interface BackSwipe {
  readonly side: 'left' | 'right';
  /** Where it came down. */
  readonly y: number;
  /** How far inward it is. */
  readonly byPx: number;
  /** Whether it would go back if it left now. */
  readonly isFar: boolean;
}

/** Null while no finger does. */
export const backSwipe: Store<BackSwipe | null> = createStore<BackSwipe | null>(null);

// Not told to accessibility: SystemUI draws it (`NavigationBarEdgePanel`), as one view without content.
css`
.back-arrow { position: absolute; z-index: 90; width: 40px; height: 40px; margin-top: -20px; pointer-events: none; }
.back-arrow > path { fill: none; stroke: #fff; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; filter: drop-shadow(0 0 1.5px rgb(0 0 0 / 0.9)); }
.back-arrow-near { opacity: 0.55; }
`;

/** The arrow follows the finger less and less. */
const farthestPx = 90;

/** The arrow of gesture navigation, at the height of the finger. */
export function BackArrow() {
  const swipe = useStore(backSwipe, (state) => state);
  if (swipe === null) return null;
  const inset = farthestPx * (1 - Math.exp(-swipe.byPx / 150));
  return (
    <svg
      class={swipe.isFar ? 'back-arrow' : 'back-arrow back-arrow-near'}
      viewBox="0 0 40 40"
      style={{ top: `${swipe.y}PX`, [swipe.side]: `${inset}PX` }}
      aria-hidden="true"
    >
      {/* It points back, on both sides. */}
      <path d="M23 11l-9 9 9 9" />
    </svg>
  );
}
