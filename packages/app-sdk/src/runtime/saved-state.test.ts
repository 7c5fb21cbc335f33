import { describe, expect, it } from 'vitest';
import { SavedStateRegistry } from './saved-state.ts';

const view = (state: unknown, restored: unknown[] = []) => ({
  save: () => state,
  restore: (given: unknown) => restored.push(given),
});

describe('SavedStateRegistry', () => {
  it('gives back what was saved, once', () => {
    const before = new SavedStateRegistry();
    before.provide('filter', () => ({ words: ['a', 'b'], from: null }));
    const after = new SavedStateRegistry(before.save());
    expect(after.take('filter')).toEqual({ value: { words: ['a', 'b'], from: null } });
    expect(after.take('filter')).toBeUndefined();
    expect(after.save()).toBe('{}');
  });

  it('keeps what nobody has asked for yet', () => {
    const json = '{"values":{"later":1}}';
    expect(new SavedStateRegistry(json).save()).toBe(json);
  });

  it('is empty when nothing is to be kept', () => {
    const saved = new SavedStateRegistry();
    const remove = saved.provide('gone', () => 1);
    saved.addView('id/plain', view(undefined));
    remove();
    expect(saved.save()).toBe('{}');
  });

  it('restores views after all others have begun, several of an id in the order they came', () => {
    const before = new SavedStateRegistry();
    for (const text of ['one', 'two']) before.addView('id/field', view(text));
    const after = new SavedStateRegistry(before.save());
    const first: unknown[] = [];
    const second: unknown[] = [];
    after.addView('id/field', view('', first));
    expect(first).toEqual([]);
    after.restoreViews();
    after.addView('id/field', view('', second));
    expect([first, second]).toEqual([['one'], ['two']]);
  });

  it('gives each of several views of an id its own state, also where those before it have none', () => {
    const before = new SavedStateRegistry();
    for (const state of [undefined, 'two']) before.addView('id/field', view(state));
    const after = new SavedStateRegistry(before.save());
    const first: unknown[] = [];
    const second: unknown[] = [];
    for (const restored of [first, second]) after.addView('id/field', view('', restored));
    after.restoreViews();
    expect([first, second]).toEqual([[], ['two']]);
  });

  it('restores nothing that comes after the person has gone on', () => {
    const after = new SavedStateRegistry('{"views":{"id/field":["old"]}}');
    const restored: unknown[] = [];
    after.restoreViews();
    after.forgetViews();
    after.addView('id/field', view('', restored));
    expect(restored).toEqual([]);
  });

  it('refuses a key that is used twice, and what is no data', () => {
    const saved = new SavedStateRegistry();
    const remove = saved.provide('a', () => new Map());
    expect(() => saved.provide('a', () => 1)).toThrow('useSavedState("a") is used twice at a time in one activity');
    expect(() => saved.save()).toThrow(
      'useSavedState("a") holds a Map: only text, numbers, booleans, null, arrays and plain objects can be saved',
    );
    remove();
    saved.provide('b', () => ({ when: [() => 1] }));
    expect(() => saved.save()).toThrow('useSavedState("b").when.0 holds a function');
  });

  it('refuses more than a transaction may carry, and names the largest part', () => {
    const saved = new SavedStateRegistry();
    saved.provide('small', () => 'x');
    saved.provide('large', () => 'x'.repeat(2_000_000));
    expect(() => saved.save()).toThrow(
      /^TransactionTooLargeException: data parcel size 20000\d\d bytes: a saved state may have 1040384; the largest part is "large" with 2000002/,
    );
  });
});
