import { type Expense, proExpense } from '@androidworld/android-kit';
import type { Score } from '@androidworld/core';
import { AndroidWorldError, type TaskContext } from '@androidworld/core';
import { describeRowsChange } from '../../checks/describe-change.ts';
import { judge, listNames } from '../../checks/judge.ts';
import { isOnlyAddition, isOnlyRemoval } from '../../checks/rows-change.ts';
import { type AskedExpense, asRow, type DatedExpense, isWantedExpense } from './asked-expense.ts';

type Context = Pick<TaskContext, 'device' | 'signal'>;

/** When the day of every episode begins. */
const today = Date.UTC(2023, 9, 15);

/** What Pro Expense held when the episode began. */
export interface LedgerState {
  readonly before: readonly Expense[];
  /** Of those, the ones the goal is about. */
  readonly targets: readonly Expense[];
}

/** Puts these expenses, and no others, into Pro Expense, in an order that says nothing of which are the targets. */
export async function fillLedger(
  { device, signal, random }: Pick<TaskContext, 'device' | 'signal' | 'random'>,
  others: readonly DatedExpense[],
  targets: readonly DatedExpense[] = [],
): Promise<LedgerState> {
  const expenses = random.shuffle([
    ...others.map((expense) => ({ expense, isTarget: false })),
    ...targets.map((expense) => ({ expense, isTarget: true })),
  ]);
  await proExpense.replace(
    device,
    expenses.map(({ expense }) => asRow(expense)),
    { signal },
  );
  const before = await proExpense.list(device, { signal });
  if (before.length !== expenses.length) {
    const message = `${device.serial} has ${before.length} expenses where ${expenses.length} were written`;
    throw new AndroidWorldError('AW_DEVICE_STATE', message);
  }
  return { before, targets: before.filter((_, index) => expenses[index]?.isTarget) };
}

/** @param endings what a note may end in besides what was asked for */
export async function scoreExpensesAdded(
  { device, signal }: Context,
  wanted: readonly AskedExpense[],
  { before }: LedgerState,
  endings: readonly string[] = [],
): Promise<Score> {
  const isWanted = (row: Expense, expense: AskedExpense) =>
    ['', ...endings].some((ending) => isWantedExpense(row, { ...expense, note: `${expense.note}${ending}` }, today));
  const after = await proExpense.list(device, { signal });
  return judge(isOnlyAddition(after, before, wanted, isWanted), {
    expected: `these expenses to come, and nothing else to happen: ${JSON.stringify(wanted)}`,
    found: describeRowsChange(after, before, (row) => JSON.stringify(row)),
  });
}

export async function scoreExpensesDeleted(
  { device, signal }: Context,
  { before, targets }: LedgerState,
): Promise<Score> {
  const after = await proExpense.list(device, { signal });
  return judge(isOnlyRemoval(after, before, targets), {
    expected: `these expenses, and nothing else, to go: ${listNames(targets.map(({ name }) => name))}`,
    found: describeRowsChange(after, before, ({ name }) => name),
  });
}

/** Of the targets, which are equal, one must be gone. */
export async function scoreDuplicateDeleted(
  { device, signal }: Context,
  { before, targets }: LedgerState,
): Promise<Score> {
  const after = await proExpense.list(device, { signal });
  const isOneGone = targets.some((target) => isOnlyRemoval(after, before, [target]));
  return judge(isOneGone, {
    expected: `one of the ${targets.length} equal expenses ${JSON.stringify(targets[0]?.name)} to go, and nothing else to happen`,
    found: describeRowsChange(after, before, ({ name }) => name),
  });
}

export async function clearLedger({ device, signal }: Context): Promise<void> {
  await proExpense.clear(device, { signal });
}
