import { useLayoutEffect, useState } from 'preact/hooks';
import type { Expense } from '../../store/database.ts';
import { clamp, type LogFilter, wholeRange } from './log-filter.ts';

interface FilterState {
  /** From the oldest to the newest expense; undefined without expenses. */
  readonly whole: LogFilter | undefined;
  /** What is shown of it. */
  readonly filter: LogFilter | undefined;
  setFilter(filter: LogFilter): void;
}

/** Everything at first. The range shrinks with the expenses and is never widened: one that leaves it is not seen again. */
export function useLogFilter(expenses: readonly Expense[]): FilterState {
  const [kept, setFilter] = useState<LogFilter | undefined>(undefined);
  const whole = wholeRange(expenses);
  const filter = whole === undefined ? undefined : clamp(kept ?? whole, whole);
  useLayoutEffect(() => setFilter(filter), [expenses]);
  return { whole, filter, setFilter };
}
