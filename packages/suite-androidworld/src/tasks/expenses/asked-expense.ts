import type { Expense, NewExpense } from '@androidworld/android-kit';
import type { Random } from '@androidworld/core';
import { z } from 'zod';
import { isSameText } from '../../checks/same-text.ts';
import type { Entry } from '../../pictures/entries.ts';
import { type RowFormat, readRows, writeRows } from '../../texts/row-text.ts';
import { type ExpenseCategory, expenseCategories, expenseName, expenseNotes } from '../../words/expenses.ts';
import { sampleDistinct } from '../sample-distinct.ts';

export const askedExpense = z.object({
  name: z.string().min(1).max(20),
  /** Cents. */
  amount: z.int().min(1),
  category: z.enum(expenseCategories),
  note: z.string().max(100),
});

/** An expense as it is asked for: all that is told of it. */
export type AskedExpense = z.infer<typeof askedExpense>;

/** An expense with its time, in milliseconds since 1970. */
export type DatedExpense = AskedExpense & { readonly time: number };

export function sampleExpense(random: Random): AskedExpense {
  const category = random.pick(expenseCategories);
  return {
    name: expenseName(random, category),
    amount: random.integer(1_000, 50_000),
    category,
    note: random.pick(expenseNotes),
  };
}

/** On the hour, between the first of October and when the episode begins. */
export function sampleTime(random: Random): number {
  return Date.UTC(2023, 9, 1, random.integer(0, 14 * 24 + 15));
}

export function sampleDated(random: Random): DatedExpense {
  return { ...sampleExpense(random), time: sampleTime(random) };
}

/** Expenses of which no two have the same name, nor one of these names. */
export function sampleNamed(random: Random, count: number, apartFrom: readonly AskedExpense[] = []): DatedExpense[] {
  const others = apartFrom.map((expense) => ({ ...expense, time: 0 }));
  return sampleDistinct(random, count, {
    draw: sampleDated,
    isSame: (one, other) => one.name === other.name,
    apartFrom: others,
  });
}

/** Expenses that are to be added: no two are equal. */
export function sampleExpenses(random: Random, count: number): AskedExpense[] {
  return sampleDistinct(random, count, { draw: sampleExpense, isSame: isSameExpense });
}

/** Expenses of other names than those that are asked for; no two are equal. */
export function sampleUnnamedAs(random: Random, count: number, asked: readonly AskedExpense[]): DatedExpense[] {
  const names = new Set(asked.map(({ name }) => name));
  return sampleDistinct(random, count, {
    draw: sampleDated,
    isSame: isSameDated,
    accepts: ({ name }) => !names.has(name),
  });
}

function isSameExpense(one: AskedExpense, other: AskedExpense): boolean {
  const fields = Object.keys(askedExpense.shape) as (keyof AskedExpense)[];
  return fields.every((field) => one[field] === other[field]);
}

export function isSameDated(one: DatedExpense, other: DatedExpense): boolean {
  return one.time === other.time && isSameExpense(one, other);
}

export function asRow({ name, amount, category, note, time }: DatedExpense): NewExpense {
  return { name, amount, category: categoryId(category), note, created_date: time, modified_date: time };
}

/** Whether an expense of the app is the one that was to be added, dated on this day. */
export function isWantedExpense(row: Expense, wanted: AskedExpense, dayStart: number): boolean {
  return (
    isSameText(row.name, wanted.name) &&
    row.amount === wanted.amount &&
    row.category === categoryId(wanted.category) &&
    isSameText(row.note, wanted.note) &&
    row.modified_date >= dayStart &&
    row.modified_date < dayStart + 24 * 60 * 60 * 1000
  );
}

function categoryId(category: ExpenseCategory): number {
  return expenseCategories.indexOf(category) + 1;
}

const written = {
  kind: 'Expense',
  titleField: 'name',
  fields: ['name', 'amount_dollars', 'category_name', 'note'],
} as const;

/** What is drawn of expenses, for a person to enter them. */
export function expenseEntries(expenses: readonly AskedExpense[]): Entry[] {
  return expenses.map(({ name, amount, category, note }) => ({
    title: name,
    fields: [
      ['amount_dollars', `$${(amount / 100).toFixed(2)}`],
      ['category_name', category],
      ['note', note],
    ],
  }));
}

/** What is written of expenses, for a person to enter them. */
export function writeExpenses(expenses: readonly AskedExpense[], format: RowFormat): string {
  const rows = expenses.map(({ name, amount, category, note }) => ({
    name,
    amount_dollars: dollars(amount),
    category_name: category,
    note,
  }));
  return writeRows({ ...written, rows }, format);
}

/** @throws AW_TASK_FAILED if the text is not that of expenses */
export function readExpenses(text: string): AskedExpense[] {
  return readRows(text, written).map(({ name, amount_dollars, category_name, note }) =>
    askedExpense.parse({
      name,
      amount: Math.round(Number(amount_dollars.slice(1)) * 100),
      category: category_name,
      note,
    }),
  );
}

/** `$123.45`, `$123.4`, `$123.0`: at least one digit after the point, as the original writes amounts. */
export function dollars(cents: number): string {
  const text = String(cents / 100);
  return `$${text.includes('.') ? text : `${text}.0`}`;
}
