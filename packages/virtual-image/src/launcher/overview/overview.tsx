import type { RecentTask } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, phoneTime, useDrag, useSystemBars, View } from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';
import { at } from '../place.ts';
import { cardAfter, cardPx, isThrownAway, offsetOf } from './card-strip.ts';
import { OverviewActions } from './overview-actions.tsx';
import { TaskCard } from './task-card.tsx';

css`
.overview { position: absolute; inset: 0; background: rgb(20 30 34 / 0.72); touch-action: none; overflow: hidden; }
.overview-empty { position: absolute; inset: 0; display: grid; place-items: center; color: #fff; font-size: 1.25rem; pointer-events: none; }
.overview-clear { display: grid; place-items: center; }
.overview-clear > .button { background: rgb(255 255 255 / 0.92); color: #1b1b1f; }
`;

/** How a finger goes over the cards, pixels of the screen. */
interface Drag {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
  /** To the side, or up over a card; unset as long as neither can be told. */
  readonly along?: 'x' | 'y';
  readonly dx: number;
  readonly dy: number;
}

const slopPx = 24;
const middlePx = (1080 - cardPx.width) / 2;

interface OverviewProps {
  /** Newest first. */
  readonly tasks: readonly RecentTask[];
  /** Home again. */
  onLeave(): void;
}

/** The tasks, newest at the right (Launcher3's RecentsView): sideways turns them, up throws one away, a tap opens it. */
export function Overview({ tasks, onLeave }: OverviewProps) {
  const api = useSystemApi();
  const [card, setCard] = useState(0);
  const [drag, setDrag] = useState<Drag>();
  const newest = useRef<Drag | undefined>(undefined);
  useSystemBars({ edgeToEdge: true, icons: 'light' });
  const middle = Math.min(card, tasks.length);
  const put = (next: Drag | undefined) => {
    newest.current = next;
    setDrag(next);
  };
  const throwAway = ({ taskId }: RecentTask) => {
    // The last one leaves home to be seen.
    if (tasks.length === 1) onLeave();
    setCard(Math.max(0, Math.min(middle, tasks.length - 2)));
    void api.system.removeTask(taskId);
  };
  const pointer = useDrag({
    start: (event) => put({ x: event.clientX, y: event.clientY, atMs: phoneTime.eventTime(event), dx: 0, dy: 0 }),
    move(event) {
      const { current } = newest;
      if (current === undefined) return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      const isFar = Math.hypot(dx, dy) > slopPx;
      const along = current.along ?? (isFar ? (Math.abs(dx) > Math.abs(dy) ? 'x' : 'y') : undefined);
      put({ ...current, dx, dy, ...(along === undefined ? {} : { along }) });
    },
    end(event) {
      const { current } = newest;
      put(undefined);
      if (current === undefined) return;
      const durationMs = phoneTime.eventTime(event) - current.atMs;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      const under = tasks[cardUnder(current.x, middle)];
      if (Math.abs(dx) > Math.abs(dy)) setCard(cardAfter(middle, { dx, durationMs, last: tasks.length }));
      else if (under !== undefined && isThrownAway({ dy, durationMs })) throwAway(under);
    },
    cancel: () => put(undefined),
  });
  const shift = offsetOf(middle) + (drag?.along === 'x' ? drag.dx : 0);
  const leftOf = (place: number) => middlePx + shift - offsetOf(place);
  const lifted = drag?.along === 'y' ? { place: cardUnder(drag.x, middle), by: Math.max(0, -drag.dy) } : undefined;
  const openInfo = (packageName: string) =>
    void api.startActivity({
      action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
      data: `package:${packageName}`,
      flags: 0x1000_0000,
    });
  if (tasks.length === 0) {
    return (
      <View
        id="overview_panel"
        className="android.widget.ListView"
        class="overview"
        contentDescription="No recent items"
        semantics={{ clickable: false }}
        onClick={onLeave}
      >
        <span class="overview-empty" aria-hidden="true">
          No recent items
        </span>
      </View>
    );
  }
  const clearLeft = leftOf(tasks.length);
  return (
    <>
      <View
        id="overview_panel"
        className="android.widget.ListView"
        class="overview"
        semantics={{ scrollable: 'always' }}
        focusable
        pointer={pointer}
      >
        {tasks.map((task, place) => (
          <TaskCard
            key={task.taskId}
            task={task}
            left={leftOf(place)}
            lifted={lifted?.place === place ? lifted.by : 0}
            onOpen={() => void api.system.moveTaskToFront(task.taskId)}
            onInfo={() => openInfo(task.packageName)}
          />
        ))}
        <div
          class="overview-clear"
          style={at([clearLeft, cardPx.top, clearLeft + cardPx.width, cardPx.top + cardPx.height])}
        >
          <Button
            id="clear_all"
            onClick={() => void Promise.all(tasks.map(({ taskId }) => api.system.removeTask(taskId))).then(onLeave)}
          >
            Clear all
          </Button>
        </div>
      </View>
      <OverviewActions task={tasks[middle]} />
    </>
  );
}

/** Which card is where a finger came down. */
function cardUnder(x: number, middle: number): number {
  return middle + Math.round((540 - x) / offsetOf(1));
}
