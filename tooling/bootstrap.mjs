// Sets the workspace up and goes: `npm start` and `npm test` on a fresh clone with only Node and npm.
import { spawn as spawnChild, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
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
await run(rest);

function checkNode(range) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = range
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(`AndroidWorld needs Node ${range}; this is ${process.versions.node} (${process.execPath}).`, 2);
}

async function install() {
  const args = ['--yes', manifest.packageManager, 'install', '--frozen-lockfile', '--prefer-offline'];
  await step('Installing packages (a minute or two the first time)', 'npx', args, (output) => {
    const [, added] =
      output
        .match(/^Progress: .*\badded (\d+)/gm)
        ?.at(-1)
        ?.match(/added (\d+)/) ?? [];
    return added && `${added} packages`;
  });
}

async function setup() {
  await install();
  // Turbo looks for pnpm on the PATH; within `pnpm exec` it is there.
  const turbo = ['--yes', manifest.packageManager, 'exec', 'turbo', 'run', 'build', 'types'];
  const quietly = ['--output-logs=errors-only', '--log-order=grouped', '--ui=stream'];
  await step('Building what is stale (half a minute the first time)', 'npx', [...turbo, ...quietly]);
}

/** From the sources: building all packages takes longer than the demo. What runs in the browser is bundled in a second. */
async function demo(args) {
  console.log('A task of each app on two embedded phones: one to two minutes, installing apart.');
  await install();
  const fromSources = ['--import', 'tsx', '--conditions=androidworld-source'];
  await step('Bundling the screens', process.execPath, [...fromSources, join(root, 'tooling/build-ui.ts')]);
  const { status } = spawn(
    process.execPath,
    [...fromSources, join(root, 'packages/cli/src/main.ts'), 'demo', ...args],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}

async function test(args) {
  await setup();
  const summary = join(tmpdir(), `androidworld-tests-${process.pid}.json`);
  const reporters = ['default', 'json', './tooling/stuck/stuck-tests.ts'].map((name) => `--reporter=${name}`);
  const { status, signal, error } = spawn(
    bin('vitest'),
    ['run', ...reporters, `--outputFile.json=${summary}`, ...args],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
  if (!existsSync(summary))
    fail(`Vitest ended before its summary: ${error?.message ?? signal ?? `status ${status}`}`, 1);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(summary, 'utf8'));
  rmSync(summary);
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
}

/**
 * Quiet unless it fails: newcomers see one line per step, and in a terminal how far it is.
 *
 * @param progressOf of its output so far
 */
async function step(title, command, args, progressOf) {
  const started = Date.now();
  process.stdout.write(`${title} … `);
  let output = '';
  const show = (chunk) => {
    output += chunk;
    const progress = process.stdout.isTTY && progressOf?.(output);
    if (progress) process.stdout.write(`\r\x1b[K${title} … ${progress} `);
  };
  const failure = await ended(spawnChild(command, args, spawnOptions({ stdio: ['ignore', 'pipe', 'pipe'] })), show);
  if (process.stdout.isTTY && progressOf) process.stdout.write(`\r\x1b[K${title} … `);
  console.log(failure === undefined ? `${((Date.now() - started) / 1000).toFixed(1)} s` : 'failed');
  if (failure !== undefined) fail(`${failure}\n${output}`, 1);
}

/** @returns why it failed, if it did */
function ended(child, onOutput) {
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signal) => resolve(status === 0 ? undefined : `It ended with ${signal ?? status}.`));
  });
}

function spawn(command, args, options) {
  return spawnSync(command, args, spawnOptions(options));
}

function spawnOptions(options) {
  const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', npm_config_fund: 'false' };
  const env = { ...process.env, ...quiet };
  return { shell: process.platform === 'win32', ...options, cwd: root, env };
}

function fail(message, code) {
  console.error(message);
  process.exit(code);
}
