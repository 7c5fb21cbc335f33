import { rangeText } from '../../format/dates.ts';
import type { Expense } from '../../store/database.ts';

export interface LogFilter {
  readonly fromMs: number;
  readonly toMs: number;
  readonly order: 'DESC' | 'ASC';
}

/** From the oldest to the newest; nothing when there are no expenses. */
export function wholeRange(expenses: readonly Expense[]): LogFilter | undefined {
  if (expenses.length === 0) return undefined;
  const times = expenses.map(({ modifiedMs }) => modifiedMs);
  return { fromMs: Math.min(...times), toMs: Math.max(...times), order: 'DESC' };
}

/** A range that was chosen is clamped to what there is, and never widened. */
export function clamp(filter: LogFilter, whole: LogFilter): LogFilter {
  return {
    ...filter,
    fromMs: Math.max(filter.fromMs, whole.fromMs),
    toMs: Math.min(filter.toMs, whole.toMs),
  };
}

export function applyFilter(expenses: readonly Expense[], { fromMs, toMs, order }: LogFilter): Expense[] {
  const within = expenses.filter(({ modifiedMs }) => modifiedMs >= fromMs && modifiedMs <= toMs);
  return order === 'DESC' ? within : within.toSorted((one, other) => one.modifiedMs - other.modifiedMs);
}

export function filterText({ fromMs, toMs, order }: LogFilter, zone: string): string {
  return `${rangeText(fromMs, toMs, zone)} . ${order}`;
}
