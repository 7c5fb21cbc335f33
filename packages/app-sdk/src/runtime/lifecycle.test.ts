import { expect, it } from 'vitest';
import { Lifecycle } from './lifecycle.ts';

const listener = (name: string, told: string[]) => ({
  onStart: () => told.push(`${name}.onStart`),
  onResume: () => told.push(`${name}.onResume`),
  onPause: () => told.push(`${name}.onPause`),
  onStop: () => told.push(`${name}.onStop`),
});

it('Lifecycle goes step by step, inner listeners first on the way down', () => {
  const told: string[] = [];
  const lifecycle = new Lifecycle(() => undefined);
  lifecycle.add(listener('a', told));
  lifecycle.moveTo('RESUMED');
  lifecycle.add(listener('b', told));
  lifecycle.moveTo('CREATED');
  expect(told).toEqual([
    ...['a.onStart', 'a.onResume', 'b.onStart', 'b.onResume'],
    ...['b.onPause', 'a.onPause', 'b.onStop', 'a.onStop'],
  ]);
});

it('Lifecycle tells nobody who was taken away, and nothing twice', () => {
  const told: string[] = [];
  const lifecycle = new Lifecycle(() => undefined);
  const remove = lifecycle.add(listener('a', told));
  lifecycle.moveTo('STARTED');
  lifecycle.moveTo('STARTED');
  remove();
  lifecycle.moveTo('RESUMED');
  expect([told, lifecycle.state]).toEqual([['a.onStart'], 'RESUMED']);
});

it('Lifecycle goes on when a listener fails, and tells of the failure', () => {
  const told: string[] = [];
  const failures: unknown[] = [];
  const lifecycle = new Lifecycle((error) => failures.push(error));
  lifecycle.add({
    onStart() {
      throw new Error('broken');
    },
  });
  lifecycle.add(listener('b', told));
  lifecycle.moveTo('RESUMED');
  expect([told, failures.map(String)]).toEqual([['b.onStart', 'b.onResume'], ['Error: broken']]);
});
