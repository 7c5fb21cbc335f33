import { css, displayDensity, phoneTime, TextView, View } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { at } from '../place.ts';
import type { DraggedIcon } from '../workspace/use-icon-drag.ts';
import { AppDisc } from './app-icon.tsx';
import { removeHeightPx } from './drop-icon.ts';

css`
.dragged-icon { position: absolute; transform: translate(-50%, -50%) scale(1.15); pointer-events: none; z-index: 6; }
.drop-target { display: flex; align-items: flex-end; justify-content: center; padding-bottom: 12px; color: #fff; background: linear-gradient(rgb(0 0 0 / 0.35), transparent); pointer-events: none; }
.drop-target-over { background: linear-gradient(rgb(190 30 30 / 0.75), transparent); }
`;

/** At the side, the finger waits so long for the next page. */
const EDGE_PX = 60;
const TURN_MS = 600;

interface DragLayerProps {
  readonly icon: DraggedIcon;
  readonly page: number;
  readonly pages: number;
  onPage(page: number): void;
}

/** The icon under the finger, "Remove" at the top, and other pages at the sides; past the last one a new one. */
export function DragLayer({ icon, page, pages, onPage }: DragLayerProps) {
  const turn = useRef(onPage);
  turn.current = onPage;
  const side = icon.x < EDGE_PX ? -1 : icon.x > window.innerWidth - EDGE_PX ? 1 : 0;
  const next = Math.min(pages, Math.max(0, page + side));
  useLayoutEffect(() => {
    if (next === page) return undefined;
    const timer = phoneTime.after(TURN_MS, () => turn.current(next));
    return () => timer.cancel();
  }, [next, page]);
  const density = displayDensity();
  const isOver = icon.y < removeHeightPx;
  return (
    <>
      <View
        id="drop_target_bar"
        className="android.widget.FrameLayout"
        class={isOver ? 'drop-target drop-target-over' : 'drop-target'}
        style={at([0, 0, 1080, removeHeightPx])}
      >
        <TextView id="delete_target_text" textAppearance="body-large">
          Remove
        </TextView>
      </View>
      <div class="dragged-icon" style={{ left: `${icon.x / density}px`, top: `${icon.y / density}px` }}>
        <AppDisc app={icon.app} />
      </div>
    </>
  );
}
