/** What every implementation of something must do, as cases a program can list and any test runner can run. */
export interface Contract<Subject> {
  /** What it is a contract of, e.g. `agent`: begins the titles of its tests. */
  readonly name: string;
  /** Each on its own, in any order. */
  readonly cases: readonly ContractCase<Subject>[];
}

/** One thing that every implementation must do. */
export interface ContractCase<Subject> {
  /** A sentence of which the subject is the implementation, e.g. `keeps stdout and stderr apart`. */
  readonly name: string;
  /** Throws what is wrong. */
  run(subject: Subject): Promise<void>;
}

/** The part of `test` every runner has. */
export type TestFunction = (name: string, run: () => Promise<void>) => unknown;

/** How a contract becomes tests. */
export interface TestContractOptions {
  /** `test` of vitest, node:test, jest, … */
  readonly test: TestFunction;
  /** Cases the implementation knowingly fails, with the reason. One that passes after all is reported. */
  readonly known?: Readonly<Record<string, string>>;
}

/**
 * Makes a test of each case of a contract.
 *
 * @param open gives a subject to each case; its `close`, if it has one, is called afterwards
 * @throws if `known` names a case the contract does not have
 */
export function testContract<Subject extends object>(
  contract: Contract<Subject>,
  open: () => Promise<Subject & { close?(): Promise<void> }>,
  { test, known = {} }: TestContractOptions,
): void {
  const names = contract.cases.map(({ name }) => name);
  const unknown = Object.keys(known).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The ${contract.name} contract has no case ${unknown.map((name) => `"${name}"`).join(', ')}; see \`cases\``,
    );
  }
  for (const { name, run } of contract.cases) {
    const reason = known[name];
    const title = reason === undefined ? name : `${name} (known to fail: ${reason})`;
    test(`${contract.name}: ${title}`, async () => {
      const subject = await open();
      try {
        await (reason === undefined ? run(subject) : mustFail(name, () => run(subject)));
      } finally {
        await subject.close?.();
      }
    });
  }
}

async function mustFail(name: string, run: () => Promise<void>): Promise<void> {
  const failed = await run().then(
    () => false,
    () => true,
  );
  if (!failed) throw new Error(`"${name}" is listed as known to fail, but passes: take it off the list`);
}
