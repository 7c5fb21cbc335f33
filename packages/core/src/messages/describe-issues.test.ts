import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssues, renderPath } from './describe-issues.ts';

describe('describeIssues()', () => {
  it('says where, what was expected and what was found', () => {
    const value = { name: 3, people: [{ age: 'x'.repeat(200) }], run() {} };
    const schema = z.object({
      name: z.string(),
      people: z.array(z.object({ age: z.number() })),
      missing: z.boolean(),
      run: z.string('expected text'),
    });
    const issues = schema.safeParse(value).error?.issues ?? [];
    expect(describeIssues(issues, value, 'params').join('\n')).toMatchInlineSnapshot(`
      "params.name: expected string, found 3
      params.people[0].age: expected number, found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
      params.missing: expected boolean, found nothing
      params.run: expected text, found a function (run)"
    `);
  });

  it('reads paths made of objects, as some Standard Schemas give them', () => {
    expect(describeIssues([{ message: 'expected text', path: [{ key: 'a' }, 0] }], { a: [null] })).toEqual([
      'a[0]: expected text, found null',
    ]);
    expect(describeIssues([{ message: 'expected text' }], 12n)).toEqual(['expected text, found 12']);
  });

  it('shows a circular value without failing', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(describeIssues([{ message: 'expected text' }], circular)).toEqual(['expected text, found [object Object]']);
  });
});

describe('describeIssues() on values that are not what the path says', () => {
  it('finds nothing below texts, numbers and null', () => {
    const issues = [{ message: 'expected text', path: ['a', 'length'] }];
    for (const a of ['text', 5, null, undefined]) {
      expect(describeIssues(issues, { a })).toEqual(['a.length: expected text, found nothing']);
    }
  });

  it('names the root alone when the issue has no path', () => {
    expect(describeIssues([{ message: 'expected a list' }], 1, 'suites[0]')).toEqual([
      'suites[0]: expected a list, found 1',
    ]);
  });
});

describe('renderPath()', () => {
  it('begins with the place of the root, and shows symbols', () => {
    expect(renderPath(['a'], 'tasks[1]')).toBe('tasks[1].a');
    expect(renderPath([Symbol('x')])).toBe('[Symbol(x)]');
    expect(renderPath([''])).toBe('[""]');
    expect(renderPath(['a b', '$c'])).toBe('["a b"].$c');
    expect(renderPath(['-a', 'a-'])).toBe('["-a"]["a-"]');
  });

  it('quotes keys that are not plain words', () => {
    expect(renderPath(['versions', '@acme/suite', 2, 'name'])).toBe('versions["@acme/suite"][2].name');
  });
});
