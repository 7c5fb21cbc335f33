// Sets the workspace up and goes: `npm start` and `npm test` on a fresh clone with only Node and npm.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bin = (name) => join(root, 'node_modules', '.bin', name);

checkNode(manifest.engines.node);
const [mode, ...rest] = process.argv.slice(2);
const modes = { setup, demo, test };
const run = modes[mode];
if (!run) fail(`Unknown mode "${mode}". Known: ${Object.keys(modes).join(', ')}`, 2);
run(rest);

function checkNode(range) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = range
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(`AndroidWorld needs Node ${range}; this is ${process.versions.node} (${process.execPath}).`, 2);
}

function install() {
  step('Installing packages', 'npx', [
    '--yes',
    manifest.packageManager,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  ]);
}

function setup() {
  install();
  // Turbo looks for pnpm on the PATH; within `pnpm exec` it is there.
  step('Building what is stale', 'npx', [
    ...['--yes', manifest.packageManager, 'exec'],
    ...['turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'],
  ]);
}

/** From the sources: building all packages takes longer than the demo. What runs in the browser is bundled in a second. */
function demo(args) {
  install();
  const fromSources = ['--import', 'tsx', '--conditions=androidworld-source'];
  step('Bundling the screens', process.execPath, [...fromSources, join(root, 'tooling/build-ui.ts')]);
  const { status } = spawn(
    process.execPath,
    [...fromSources, join(root, 'packages/cli/src/main.ts'), 'demo', ...args],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}

function test(args) {
  setup();
  const summary = join(tmpdir(), `androidworld-tests-${process.pid}.json`);
  const { status } = spawn(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${summary}`, ...args],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(summary, 'utf8'));
  rmSync(summary);
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
}

/** Quiet unless it fails: newcomers see one line per step. */
function step(title, command, args) {
  const started = Date.now();
  process.stdout.write(`${title} … `);
  const { status, stdout, stderr, error } = spawn(command, args, { encoding: 'utf8', maxBuffer: 256 * 2 ** 20 });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status === 0) {
    console.log(`${seconds} s`);
    return;
  }
  console.log('failed');
  fail([error?.message, stdout, stderr].filter(Boolean).join('\n'), 1);
}

function spawn(command, args, options) {
  const env = {
    ...process.env,
    ...options.env,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    npm_config_fund: 'false',
  };
  return spawnSync(command, args, { shell: process.platform === 'win32', ...options, cwd: root, env });
}

function fail(message, code) {
  console.error(message);
  process.exit(code);
}
