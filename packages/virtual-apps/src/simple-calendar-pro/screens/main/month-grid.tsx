import { css, View } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../../store/events.ts';
import { weekdayName } from '../../time/date-words.ts';
import {
  addDays,
  dayCodeOf,
  isoWeekOf,
  isSameDay,
  isSameMonth,
  type LocalDay,
  weekdayOf,
} from '../../time/local-day.ts';
import { type Bar, gridDays, layOutBars } from '../../time/month-bars.ts';
import type { Calendar } from '../use-calendar.ts';

css`
.cal-grid { display: grid; position: absolute; inset: 0; grid-template: 74PX repeat(6, minmax(0, 1fr)) / repeat(7, minmax(0, 1fr)); }
.cal-grid-numbered { left: 24px; }
.cal-grid-drawing { grid-area: 1 / 1 / 8 / 8; display: grid; grid-template: subgrid / subgrid; }
.cal-grid-letter { text-align: center; line-height: 74PX; font-size: 0.875rem; }
.cal-grid-day { justify-self: center; margin-top: 2px; width: 24px; height: 24px; line-height: 24px; border-radius: 50%; text-align: center; font-size: 0.875rem; }
.cal-grid-other { opacity: 0.5; }
.cal-grid-today { background: var(--primary); color: var(--on-primary); }
.cal-grid-chosen { box-shadow: 0 0 0 1px var(--on-surface); }
.cal-grid-weekend { color: #d32f2f; }
.cal-grid-lines { outline: 1px solid var(--outline-variant); }
.cal-grid-bar { align-self: start; height: 16px; line-height: 16px; margin: 0 1px; padding: 0 3px; border-radius: 3px; font-size: 0.75rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.cal-grid-past { opacity: 0.5; }
.cal-grid-more { align-self: start; text-align: center; font-size: 0.75rem; line-height: 12px; }
.cal-grid-dots { align-self: start; justify-self: center; display: flex; gap: 2px; margin-top: 27px; }
.cal-grid-dots > i { width: 5px; height: 5px; border-radius: 50%; }
.cal-grid-weeks { position: absolute; left: 0; top: 0; bottom: 0; width: 24px; display: grid; grid-template: 74PX repeat(6, minmax(0, 1fr)) / 1fr; font-size: 0.75rem; text-align: center; }
`;

/** dp. */
const dayNumberHeight = 28;
const lineHeight = 18;

export interface MonthGridProps {
  /** Any day of the month. */
  month: LocalDay;
  entries: readonly Entry[];
  calendar: Calendar;
  onDay: (day: LocalDay) => void;
  /** Dots instead of titles, and a ring around this day. */
  chosen?: LocalDay | null | undefined;
  isSmall?: boolean | undefined;
}

/** Six weeks: to accessibility clients 42 empty places, all the rest is drawn. */
export function MonthGrid({ month, entries, calendar, onDay, chosen, isSmall = false }: MonthGridProps) {
  const { firstWeekday, today, preferences, clock } = calendar;
  const days = gridDays(month, firstWeekday);
  const bars = layOutBars(entries, days[0] ?? month, clock.zone);
  const grid = useRef<HTMLDivElement>(null);
  const lines = useLines(grid);
  const weekdays = Array.from({ length: 7 }, (_, index) => (index + firstWeekday) % 7);
  const isWeekend = (weekday: number) => preferences.highlightWeekends && (weekday === 0 || weekday === 6);
  const place = (index: number) => ({ gridRow: Math.floor(index / 7) + 2, gridColumn: (index % 7) + 1 });
  return (
    <>
      {preferences.weekNumbers && <WeekNumbers days={days} />}
      <View
        class={preferences.weekNumbers ? 'cal-grid cal-grid-numbered' : 'cal-grid'}
        className="android.widget.FrameLayout"
        elementRef={grid}
      >
        <View id={isSmall ? 'small_month_view' : 'month_view'} className="android.view.View" class="cal-grid-drawing">
          {weekdays.map((weekday, column) => (
            <span
              key={`letter ${weekday}`}
              aria-hidden="true"
              class={`cal-grid-letter ${isWeekend(weekday) ? 'cal-grid-weekend' : ''}`}
              style={{
                gridRow: 1,
                gridColumn: column + 1,
                ...(isSameMonth(month, today) && weekday === weekdayOf(today) ? { color: 'var(--primary)' } : {}),
              }}
            >
              {weekdayName(weekday).charAt(0)}
            </span>
          ))}
          {preferences.showGrid &&
            days.map((day, index) => <i key={`line ${dayCodeOf(day)}`} class="cal-grid-lines" style={place(index)} />)}
          {days.map((day, index) => (
            <span
              key={dayCodeOf(day)}
              aria-hidden="true"
              class={dayLook(day, { month, today, chosen, isWeekend: isWeekend(weekdayOf(day)) })}
              style={place(index)}
            >
              {day.day}
            </span>
          ))}
          {isSmall ? <Dots bars={bars} /> : <Bars bars={bars} lines={lines} calendar={calendar} />}
        </View>
        {days.map((day, index) => (
          <View
            key={dayCodeOf(day)}
            id="month_view_background"
            className="android.view.View"
            style={place(index)}
            onClick={() => onDay(day)}
          />
        ))}
      </View>
    </>
  );
}

/** How many bars a day has room for. */
function useLines(grid: { current: HTMLDivElement | null }): number {
  const [lines, setLines] = useState(5);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const dp = element.clientWidth / 411;
    setLines(Math.max(0, Math.floor((element.clientHeight / dp / 6 - dayNumberHeight - 5) / lineHeight)));
  }, []);
  return lines;
}

interface DayLook {
  readonly month: LocalDay;
  readonly today: LocalDay;
  readonly chosen: LocalDay | null | undefined;
  readonly isWeekend: boolean;
}

function dayLook(day: LocalDay, { month, today, chosen, isWeekend }: DayLook): string {
  const look = [
    'cal-grid-day',
    !isSameMonth(day, month) && 'cal-grid-other',
    isWeekend && 'cal-grid-weekend',
    isSameDay(day, today) && 'cal-grid-today',
    chosen != null && isSameDay(day, chosen) && 'cal-grid-chosen',
  ];
  return look.filter(Boolean).join(' ');
}

function Bars({ bars, lines, calendar }: { bars: readonly Bar[]; lines: number; calendar: Calendar }) {
  const { preferences, clock } = calendar;
  const isPale = ({ entry }: Bar) =>
    (preferences.dimPastEvents && entry.endTs * 1000 < clock.nowMs && !entry.isTask) ||
    (preferences.dimCompletedTasks && entry.isCompleted);
  const hidden = new Set(
    bars
      .filter(({ line }) => line >= lines)
      .flatMap(({ row, from, to }) => Array.from({ length: to - from + 1 }, (_, at) => row * 7 + from + at)),
  );
  return (
    <>
      {bars
        .filter(({ line }) => line < lines)
        .map((bar) => (
          <span
            key={`${bar.entry.key} ${bar.row}`}
            aria-hidden="true"
            class={isPale(bar) ? 'cal-grid-bar cal-grid-past' : 'cal-grid-bar'}
            style={{
              gridRow: bar.row + 2,
              gridColumn: `${bar.from + 1} / ${bar.to + 2}`,
              marginTop: dayNumberHeight + bar.line * lineHeight,
              background: bar.entry.color,
              color: contrastOf(bar.entry.color),
              ...(bar.entry.isCompleted ? { textDecoration: 'line-through' } : {}),
            }}
          >
            {bar.entry.isTask ? `✓ ${bar.entry.event.title}` : bar.entry.event.title}
          </span>
        ))}
      {[...hidden].map((cell) => (
        <span
          key={`more ${cell}`}
          aria-hidden="true"
          class="cal-grid-more"
          style={{
            gridRow: Math.floor(cell / 7) + 2,
            gridColumn: (cell % 7) + 1,
            marginTop: dayNumberHeight + lines * lineHeight - 6,
          }}
        >
          ...
        </span>
      ))}
    </>
  );
}

function Dots({ bars }: { bars: readonly Bar[] }) {
  const cells = new Map<number, string[]>();
  for (const { row, from, to, entry } of bars) {
    for (let column = from; column <= to; column += 1) {
      const cell = row * 7 + column;
      cells.set(cell, [...(cells.get(cell) ?? []), entry.color]);
    }
  }
  return (
    <>
      {[...cells].map(([cell, colors]) => (
        <span
          key={`dots ${cell}`}
          class="cal-grid-dots"
          style={{ gridRow: Math.floor(cell / 7) + 2, gridColumn: (cell % 7) + 1 }}
        >
          {[...new Set(colors)].slice(0, 3).map((color) => (
            <i key={color} style={{ background: color }} />
          ))}
        </span>
      ))}
    </>
  );
}

function WeekNumbers({ days }: { days: readonly LocalDay[] }) {
  const starts = [0, 7, 14, 21, 28, 35].flatMap((index) => days[index] ?? []);
  return (
    <div class="cal-grid-weeks" aria-hidden="true">
      {starts.map((day, row) => (
        <span key={dayCodeOf(day)} style={{ gridRow: row + 2 }}>
          {isoWeekOf(addDays(day, 3))}:
        </span>
      ))}
    </div>
  );
}

/** Black or white, whichever reads better on a colour. @param color `#rrggbb` */
export function contrastOf(color: string): string {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  const light = (299 * part(1) + 587 * part(3) + 114 * part(5)) / 1000;
  return light >= 149 && color !== '#000000' ? '#333333' : '#ffffff';
}
