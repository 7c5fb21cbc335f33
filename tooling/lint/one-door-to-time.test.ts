import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const clocks = [
  'Date.now()',
  'new Date()',
  'Date()',
  'performance.now()',
  'setTimeout(act, 1)',
  'window.setTimeout(act, 1)',
  'setInterval(act, 1)',
  'setImmediate(act)',
  'requestAnimationFrame(act)',
  'AbortSignal.timeout(1)',
  'event.timeStamp',
];
const fine = ['new Date(5).getTime()', 'Date.UTC(2023, 9, 15)', 'phoneTime.after(1, act)'];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'));
  const config = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  await cp(join(root, 'tooling/lint'), join(folder, 'tooling/lint'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The expressions in which the linter finds a clock, each on a line of a file at this path of the repository. */
async function found(path: string): Promise<string[]> {
  const expressions = [...clocks, ...fine];
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), expressions.map((expression) => `use(${expression});\n`).join(''));
  const options = ['lint', '--reporter=github', '--max-diagnostics=none', path];
  const { stdout } = await execa(join(root, 'node_modules/.bin/biome'), options, { cwd: folder, reject: false });
  const errors = stdout.matchAll(/^::error title=(?:plugin|lint\/style\/noRestrictedGlobals),.*?\bline=(\d+)/gm);
  const lines = new Set([...errors].map(([, line]) => Number(line)));
  return expressions.filter((_, index) => lines.has(index + 1));
}

it.each(['packages/virtual-phone/src/system/x.ts', 'packages/app-sdk/src/ui/x.ts', 'apps/miniwob-webview/pages/x.ts'])(
  'every clock and timer in %s is an error, and nothing else is',
  async (path) => {
    expect(await found(path)).toEqual(clocks);
  },
);

it.each(['packages/app-sdk/src/runtime/page-clock.ts', 'packages/core/src/engine/x.ts'])(
  '%s may use them',
  async (path) => {
    expect(await found(path)).toEqual([]);
  },
);
