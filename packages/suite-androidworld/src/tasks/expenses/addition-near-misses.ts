import type { NearMiss, TaskParams } from '@androidworld/core';
import type { AskedExpense } from './asked-expense.ts';
import { addExpenses, enterExpense, openProExpense, saveExpense } from './expense-steps.ts';

/** Ways to miss when expenses are to be added. */
export function additionNearMisses<Params extends TaskParams>(
  asked: (params: Params) => readonly AskedExpense[],
): NearMiss<Params>[] {
  const last = (name: string, change: (expense: AskedExpense) => Partial<AskedExpense>): NearMiss<Params> => ({
    name,
    run(ui, params) {
      const expenses = asked(params);
      return addExpenses(
        ui,
        expenses.map((expense, index) =>
          index === expenses.length - 1 ? { ...expense, ...change(expense) } : expense,
        ),
      );
    },
  });
  return [
    {
      name: 'the last not saved',
      async run(ui, params) {
        const expenses = asked(params);
        if (expenses.length === 1) await openProExpense(ui);
        else await addExpenses(ui, expenses.slice(0, -1));
        for (const expense of expenses.slice(-1)) await enterExpense(ui, expense);
      },
    },
    {
      name: 'the last dated the day before',
      async run(ui, params) {
        const expenses = asked(params);
        if (expenses.length === 1) await openProExpense(ui);
        else await addExpenses(ui, expenses.slice(0, -1));
        for (const expense of expenses.slice(-1)) {
          await enterExpense(ui, expense);
          await ui.tap({ resourceId: 'calendar' });
          await ui.tap({ text: '14' });
          await ui.tap('OK');
          await saveExpense(ui);
        }
      },
    },
    last('a hundredth of the amount', ({ amount }) => ({ amount: Math.round(amount / 100) })),
    last('another category', ({ category }) => ({ category: category === 'Food' ? 'Income' : 'Food' })),
    last('without its note', () => ({ note: '' })),
    last('name in capitals', ({ name }) => ({ name: name.toUpperCase() })),
  ];
}
