import { proExpense } from '@androidworld/android-kit';
import { AndroidWorldError, type NearMiss, type TaskContext, type TaskParams } from '@androidworld/core';
import type { AskedExpense } from './asked-expense.ts';
import { addAmount, deleteExpenses, openLogs } from './expense-steps.ts';

type NamesOf<Params> = (params: Params) => readonly AskedExpense[];

/** Ways to miss when expenses are to be deleted. */
export function deletionNearMisses<Params extends TaskParams>(asked: NamesOf<Params>): NearMiss<Params>[] {
  return [
    {
      name: 'asked, and not confirmed',
      async run(ui, params) {
        const [{ name } = { name: '' }] = asked(params);
        await openLogs(ui);
        await ui.tap(await ui.scrollTo({ resourceId: 'tv_name', text: name }));
        await ui.tap({ resourceId: 'btn_delete' });
        await ui.back();
      },
    },
    {
      name: 'deleted, and one of that amount entered',
      async run(ui, params) {
        await deleteExpenses(ui, namesOf(asked(params)));
        await addAmount(ui, asked(params)[0]?.amount ?? 0);
      },
    },
  ];
}

/** Where there are several: all but the first. */
export function overlookedExpense<Params extends TaskParams>(asked: NamesOf<Params>): NearMiss<Params> {
  return { name: 'one overlooked', run: (ui, params) => deleteExpenses(ui, namesOf(asked(params)).slice(1)) };
}

/** Where there are others. */
export function otherExpense<Params extends TaskParams>(asked: NamesOf<Params>): NearMiss<Params> {
  return {
    name: 'another as well',
    async run(ui, params, context) {
      const names = namesOf(asked(params));
      await deleteExpenses(ui, [...names, await otherName(context, names)]);
    },
  };
}

function namesOf(expenses: readonly AskedExpense[]): string[] {
  return expenses.map(({ name }) => name);
}

async function otherName({ device, signal }: TaskContext, names: readonly string[]): Promise<string> {
  const expenses = await proExpense.list(device, { signal });
  const other = expenses.find(({ name }) => name !== null && !names.includes(name))?.name;
  if (typeof other === 'string') return other;
  throw new AndroidWorldError('AW_TASK_FAILED', 'Pro Expense has no expenses but those of the goal');
}
