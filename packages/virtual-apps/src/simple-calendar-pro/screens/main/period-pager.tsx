import { ViewPager } from '@androidworld/app-sdk/ui';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { LocalDay } from '../../time/local-day.ts';

/** How far a pager goes to either side of where it began. */
const reach = 125;

export interface Page {
  readonly day: LocalDay;
  /** The one that is on the screen. */
  readonly isCurrent: boolean;
  onPrevious(): void;
  onNext(): void;
}

export interface PeriodPagerProps {
  /** A day of the period that is shown. */
  day: LocalDay;
  /** The first day of the period so many later. */
  shift: (day: LocalDay, by: number) => LocalDay;
  /** Periods from one to the other. */
  distance: (from: LocalDay, to: LocalDay) => number;
  onShow: (day: LocalDay) => void;
  render: (page: Page) => ComponentChild;
}

/** Months, weeks, days or years side by side; only what can come into view is there. */
export function PeriodPager({ day, shift, distance, onShow, render }: PeriodPagerProps) {
  const [kept, setAnchor] = useState(day);
  // A date far away: the pager begins anew there.
  const isFar = Math.abs(distance(kept, day)) > reach;
  const anchor = isFar ? day : kept;
  if (isFar) setAnchor(day);
  const selected = reach + distance(anchor, day);
  const show = (index: number) => onShow(shift(anchor, index - reach));
  const pages = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.abs(index - selected) > 1
      ? null
      : render({
          day: index === selected ? day : shift(anchor, index - reach),
          isCurrent: index === selected,
          onPrevious: () => show(index - 1),
          onNext: () => show(index + 1),
        }),
  );
  return <ViewPager pages={pages} selected={selected} onSelect={show} />;
}
