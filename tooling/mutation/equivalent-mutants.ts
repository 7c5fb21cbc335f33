/** Changes no test can notice, since the program does the same with them, each looked at by a person. */
export const equivalentMutants: readonly {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}[] = [
  {
    file: 'planning/freeze-instances.ts',
    from: "'utf8'",
    to: '""',
    reason: '`JSON.parse` reads the bytes as UTF-8 as well',
  },
  {
    file: 'planning/freeze-instances.ts',
    from: '{ flush: true }',
    to: '{}',
    reason: 'only a loss of power could tell',
  },
  {
    file: 'planning/freeze-instances.ts',
    from: 'true',
    to: 'false',
    reason: 'only a loss of power could tell',
  },
  {
    file: 'planning/freeze-instances.ts',
    from: '[]',
    to: '["Stryker was here"]',
    reason: 'an instance without an entry is a problem, and was thrown before',
  },
  {
    file: 'planning/random.ts',
    from: 'next() < probability',
    to: 'next() <= probability',
    reason: 'one draw in 2^53 is equal',
  },
  {
    file: 'planning/plan.ts',
    from: 'task.difficulty !== undefined',
    to: 'true',
    reason: 'written to JSON, `undefined` is absence',
  },
  {
    file: 'planning/plan.ts',
    from: 'task.optimalSteps !== undefined',
    to: 'true',
    reason: 'written to JSON, `undefined` is absence',
  },
  {
    file: 'results/aggregate.ts',
    from: 'a < b',
    to: 'a <= b',
    reason: 'keys of a map are never equal',
  },
  {
    file: 'results/aggregate.ts',
    from: 'first === undefined',
    to: 'false',
    reason: 'for the compiler: no group is empty',
  },
  {
    file: 'results/aggregate.ts',
    from: '[]',
    to: '["Stryker was here"]',
    reason: 'for the compiler: no group is empty',
  },
  {
    file: 'results/aggregate.ts',
    from: "'easy'",
    to: '""',
    reason: 'what is not in the list has the place -1, before all others',
  },
  {
    file: 'engine/find-element.ts',
    from: "typeof target === 'object'",
    to: 'true',
    reason: 'for the compiler: only a selector has `nth`',
  },
  {
    file: 'engine/find-element.ts',
    from: "typeof target === 'object' && !(target instanceof RegExp) && !isElement(target)",
    to: 'true',
    reason: 'for the compiler: only a selector has `nth`',
  },
  {
    file: 'engine/find-element.ts',
    from: "typeof target === 'object' && !(target instanceof RegExp) && !isElement(target)",
    to: "typeof target === 'object' && !(target instanceof RegExp) || !isElement(target)",
    reason: 'for the compiler: only a selector has `nth`',
  },
  {
    file: 'engine/find-element.ts',
    from: "typeof target === 'object' && !(target instanceof RegExp)",
    to: 'true',
    reason: 'for the compiler: only a selector has `nth`',
  },
  {
    file: 'engine/find-element.ts',
    from: "typeof target === 'object' && !(target instanceof RegExp)",
    to: "typeof target === 'object' || !(target instanceof RegExp)",
    reason: 'for the compiler: only a selector has `nth`',
  },
  {
    file: 'engine/parse-action.ts',
    from: "typeof type !== 'string'",
    to: 'false',
    reason: 'for the compiler: the list holds texts only',
  },
  {
    file: 'engine/parse-action.ts',
    from: "typeof value === 'object' && value !== null",
    to: 'true',
    reason: 'for the compiler: paths of zod lead through objects only',
  },
  {
    file: 'engine/parse-action.ts',
    from: "typeof value === 'object' && value !== null",
    to: "typeof value === 'object' || value !== null",
    reason: 'for the compiler: paths of zod lead through objects only',
  },
  {
    file: 'engine/parse-action.ts',
    from: "typeof value === 'object'",
    to: 'true',
    reason: 'for the compiler: paths of zod lead through objects only',
  },
  {
    file: 'engine/parse-action.ts',
    from: 'value !== null',
    to: 'true',
    reason: 'for the compiler: paths of zod lead through objects only',
  },
  {
    file: 'engine/circuit-breaker.ts',
    from: '[]',
    to: '["Stryker was here"]',
    reason: 'one error is not enough either',
  },
  {
    file: 'engine/circuit-breaker.ts',
    from: 'last === undefined',
    to: 'false',
    reason: 'for the compiler: where there are enough there is a last one',
  },
  {
    file: 'engine/retry-policy.ts',
    from: 'failure !== undefined',
    to: 'true',
    reason: 'without a failed command there is nothing to open the device for, and nobody asks for its name',
  },
  {
    file: 'engine/resolve-action.ts',
    from: 'label !== undefined',
    to: 'true',
    reason: 'absent or `undefined` is the same to whoever reads it',
  },
  {
    file: 'engine/same-look.ts',
    from: 'b !== undefined',
    to: 'true',
    reason: 'for the compiler: the lists have the same length',
  },
  {
    file: 'engine/same-look.ts',
    from: '/\\d+(?:[.,:]\\d+)*/g',
    to: '/\\d(?:[.,:]\\d+)*/g',
    reason: 'several numbers in a row become one',
  },
  {
    file: 'engine/same-look.ts',
    from: '/\\d+(?:[.,:]\\d+)*/g',
    to: '/\\d+(?:[.,:]\\d)*/g',
    reason: 'several numbers in a row become one',
  },
  {
    file: 'clock/clock-shows.ts',
    from: "''",
    to: '"Stryker was here!"',
    reason: 'no description is as good as any other that is no time',
  },
  {
    file: 'files/storage-change.ts',
    from: 'content === undefined',
    to: 'false',
    reason: 'for the compiler: no file of a look has no hash, so the looks differ',
  },
  {
    file: 'markor/notebook-change.ts',
    from: '[]',
    to: '["Stryker was here"]',
    reason: 'there is no such note',
  },
];
