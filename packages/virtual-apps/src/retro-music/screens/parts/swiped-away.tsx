import { css, displayDensity, phoneTime, useDrag, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

css`
.swiped-away { touch-action: pan-y; }
`;

/** As Android's `ItemTouchHelper` asks: half of the row's width, or let go at 120 dp a second. */
const neededShare = 0.5;
const escapeDpPerSecond = 120;
/** dp before a touch counts as a swipe. */
const slopDp = 12;

/** A row that follows a finger sideways, and goes when it is drawn or thrown far enough. */
export function SwipedAway({ onSwipe, children }: { onSwipe: () => void; children: ComponentChildren }) {
  const start = useRef({ x: 0, y: 0 });
  const last = useRef({ x: 0, atMs: 0, pxPerSecond: 0 });
  const row = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const drag = useDrag({
    start(event) {
      start.current = { x: event.clientX, y: event.clientY };
      last.current = { x: event.clientX, atMs: phoneTime.eventTime(event), pxPerSecond: 0 };
    },
    move(event) {
      const { x, atMs } = last.current;
      const now = phoneTime.eventTime(event);
      const pxPerSecond = ((event.clientX - x) * 1000) / Math.max(1, now - atMs);
      last.current = { x: event.clientX, atMs: now, pxPerSecond };
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
      const isSideways = Math.abs(dx) > slopDp * displayDensity() && Math.abs(dx) > Math.abs(dy);
      if (offset !== 0 || isSideways) setOffset(dx);
    },
    end() {
      setOffset(0);
      const isThrown = last.current.pxPerSecond * Math.sign(offset) > escapeDpPerSecond * displayDensity();
      const isFar = Math.abs(offset) > (row.current?.clientWidth ?? Number.POSITIVE_INFINITY) * neededShare;
      if (offset !== 0 && (isThrown || isFar)) onSwipe();
    },
    cancel: () => setOffset(0),
  });
  return (
    <View
      class="swiped-away"
      elementRef={row}
      pointer={drag}
      style={offset === 0 ? {} : { transform: `translateX(${offset}PX)` }}
    >
      {children}
    </View>
  );
}
