import { css, Icon, RadioGroupDialog, TextView, useApi, useDrag, View } from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import type { CSSProperties } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { createEntry, openEntry } from '../../open-screens.ts';
import type { Entry } from '../../store/events.ts';
import { addDays, dayStart, type LocalDay, secondsAt } from '../../time/local-day.ts';
import type { Calendar } from '../use-calendar.ts';
import { contrastOf } from './month-grid.tsx';

css`
.cal-column { flex: 1; position: relative; border-left: 1px solid var(--outline-variant); background: repeating-linear-gradient(to bottom, var(--outline-variant) 0 1px, transparent 1px 60px); }
.cal-week-event { position: absolute; overflow: hidden; border-radius: 3px; padding: 1px 3px; box-sizing: border-box; border: 1px solid var(--background); }
.cal-week-event-text { font-size: 0.75rem; }
.cal-week-tile { position: absolute; left: 0; right: 0; width: auto; background: var(--primary); color: var(--on-primary); opacity: 0.9; }
`;

/** dp. */
export const hourHeight = 60;
const shortest = 20;

interface WeekColumnProps {
  day: LocalDay;
  entries: readonly Entry[];
  calendar: Calendar;
}

/** One day, its events as high as they are long. */
export function WeekColumn({ day, entries, calendar }: WeekColumnProps) {
  const api = useApi();
  const [hour, setHour] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const column = useRef<HTMLDivElement>(null);
  const touched = useRef(0);
  const { zone } = calendar.clock;
  const from = dayStart(day, zone);
  const to = dayStart(addDays(day, 1), zone);
  const shown = entries.filter(({ startTs, endTs }) => startTs < to && (endTs > from || startTs >= from));
  const lanes = layOutLanes(shown);
  const pointer = useDrag({
    start(event) {
      const box = column.current?.getBoundingClientRect();
      if (box !== undefined) touched.current = Math.floor(((event.clientY - box.top) / box.height) * 24);
    },
    move() {},
    end() {},
  });
  const create = (kind: 'event' | 'task') => {
    if (hour === null) return;
    void createEntry(api, { kind, startTs: secondsAt(day, { hour, minute: 0 }, zone), hasHour: true });
    setHour(null);
  };
  return (
    <View
      id="week_column"
      className="android.widget.RelativeLayout"
      class="cal-column"
      style={{ height: 24 * hourHeight }}
      elementRef={column}
      pointer={pointer}
      onClick={() => setHour(touched.current)}
    >
      {hour !== null && (
        <Icon
          id="week_holder"
          icon={add}
          class="cal-week-tile"
          style={{
            top: hour * hourHeight,
            height: hourHeight,
            width: 'auto',
            padding: '16px 0',
            boxSizing: 'border-box',
          }}
          onClick={() => (calendar.preferences.allowTasks ? setAsking(true) : create('event'))}
        />
      )}
      {shown.map((entry) => {
        const { lane, count } = lanes.get(entry.key) ?? { lane: 0, count: 1 };
        const top = ((Math.max(entry.startTs, from) - from) / 3600) * hourHeight;
        const bottom = ((Math.min(entry.endTs, to) - from) / 3600) * hourHeight;
        return (
          <WeekEventBox
            key={entry.key}
            entry={entry}
            calendar={calendar}
            style={{
              top,
              height: Math.max(shortest, bottom - top),
              left: `${(lane / count) * 100}%`,
              width: `${100 / count}%`,
            }}
          />
        );
      })}
      {isAsking && (
        <RadioGroupDialog
          choices={[
            { label: 'Event', value: 'event' as const },
            { label: 'Task', value: 'task' as const },
          ]}
          onChoose={create}
          onClose={() => setAsking(false)}
        />
      )}
    </View>
  );
}

export interface WeekEventBoxProps {
  entry: Entry;
  calendar: Calendar;
  style: CSSProperties;
}

/** An event where and as long as it is. */
export function WeekEventBox({ entry, calendar, style }: WeekEventBoxProps) {
  const api = useApi();
  const isPale = calendar.preferences.dimPastEvents && entry.endTs * 1000 < calendar.clock.nowMs;
  return (
    <View
      id="week_event_holder"
      className="android.widget.RelativeLayout"
      class="cal-week-event"
      style={{ ...style, background: entry.color, color: contrastOf(entry.color), ...(isPale ? { opacity: 0.6 } : {}) }}
      onClick={() => void openEntry(api, entry)}
    >
      <TextView
        id="week_event_label"
        class="cal-week-event-text"
        layoutWidth="match_parent"
        contentDescription={entry.event.title}
      >
        {entry.event.title}
      </TextView>
    </View>
  );
}

/** Events at the same time stand side by side. */
function layOutLanes(entries: readonly Entry[]): ReadonlyMap<string, { lane: number; count: number }> {
  const sorted = entries.toSorted((one, other) => one.startTs - other.startTs || other.endTs - one.endTs);
  const lanes = new Map<string, { lane: number; count: number }>();
  let group: Entry[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { key } of group) lanes.set(key, { lane: lanes.get(key)?.lane ?? 0, count: ends.length });
    group = [];
    ends = [];
  };
  for (const entry of sorted) {
    if (ends.every((end) => end <= entry.startTs)) close();
    const free = ends.findIndex((end) => end <= entry.startTs);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(entry.endTs, entry.startTs + 1);
    lanes.set(entry.key, { lane, count: 1 });
    group.push(entry);
  }
  close();
  return lanes;
}
