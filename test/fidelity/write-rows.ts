import type { TestPhone } from '../../packages/virtual-phone/src/testing/index.ts';

export interface Statement {
  readonly sql: string;
  readonly args?: readonly (string | number | null)[];
}

const root = { uid: 0 };

/** Fills the database of an app as other programs do: while it does not run. The app must have made it. */
export async function writeRows(
  { system }: TestPhone,
  { packageName, path }: { readonly packageName: string; readonly path: string },
  statements: readonly Statement[],
): Promise<void> {
  await system.processes.kill(packageName, { stopped: true });
  const database = await system.disk.database(path, root);
  for (const { sql, args = [] } of statements) database.prepare(sql).run(...args);
  system.disk.closeDatabases(path);
}
