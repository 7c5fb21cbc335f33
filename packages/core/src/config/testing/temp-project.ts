import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with these files, taken away at the end of its scope. */
export async function tempProject(files: Readonly<Record<string, string>>): Promise<TempProject> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'androidworld-config-')));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

export interface TempProject extends AsyncDisposable {
  readonly folder: string;
}

/** A message of an error, with the folder's name replaced, so that it can be compared. */
export async function messageOf(project: TempProject, failing: Promise<unknown>): Promise<string> {
  return failing.then(
    (value) => {
      throw new Error(`Expected an error, found ${JSON.stringify(value)}`);
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll(project.folder, '<folder>'),
  );
}
