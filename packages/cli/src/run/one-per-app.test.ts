import { expect, test } from 'vitest';
import { onePerApp } from './one-per-app.ts';

const task = (name: string, apps: readonly string[], stepBudget = 10) => ({ name, apps, stepBudget });

test('takes the shortest task of each app alone', () => {
  const tasks = [task('long', ['clock'], 20), task('short', ['clock'], 5), task('other', ['files'])];
  expect([...onePerApp(tasks)]).toEqual(['short', 'other']);
});

test('a task is as long as a person needs for it, or as its budget where nobody has said', () => {
  const tasks = [task('roomy', ['clock'], 20), { ...task('short', ['clock'], 30), optimalSteps: 3 }];
  expect([...onePerApp(tasks)]).toEqual(['short']);
});

test('an app that is only used with others has a task of theirs, unless one is chosen', () => {
  const tasks = [task('a', ['files', 'chrome'], 20), task('b', ['chrome', 'files', 'markor']), task('c', ['files'])];
  expect([...onePerApp(tasks)]).toEqual(['b', 'c']);
});

test('tasks without an app are none of these', () => {
  expect(onePerApp([task('a', [])]).size).toBe(0);
});
