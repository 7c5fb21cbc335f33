import type { Value } from './values.ts';

/** An expression, ready to run. Only what may have to wait is a promise: the rest costs little. */
export type Code =
  | { readonly isAsync: false; readonly run: () => Value }
  | { readonly isAsync: true; readonly run: () => Promise<Value> };

export function now(run: () => Value): Code {
  return { isAsync: false, run };
}

export function later(run: () => Promise<Value>): Code {
  return { isAsync: true, run };
}

/** Works with one value. */
export function with1(code: Code, apply: (value: Value) => Value): Code {
  if (!code.isAsync) return now(() => apply(code.run()));
  return later(async () => apply(await code.run()));
}

/** Works with two values, of which the left one is known first. */
export function with2(left: Code, right: Code, apply: (left: Value, right: Value) => Value): Code {
  if (!left.isAsync && !right.isAsync) return now(() => apply(left.run(), right.run()));
  return later(async () => apply(await left.run(), await right.run()));
}

/** Works with any number of values. */
export function withAll(codes: readonly Code[], apply: (values: readonly Value[]) => Value): Code {
  const runs: (() => Value)[] = [];
  for (const code of codes) if (!code.isAsync) runs.push(code.run);
  if (runs.length === codes.length) return now(() => apply(runs.map((run) => run())));
  return later(async () => apply(await runAll(codes)));
}

export async function runAll(codes: readonly Code[]): Promise<Value[]> {
  const values: Value[] = [];
  for (const code of codes) values.push(code.isAsync ? await code.run() : code.run());
  return values;
}
