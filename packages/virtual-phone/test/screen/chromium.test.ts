import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const sources = new URL('../../src/screen/', import.meta.url).href;
const nobody = 65_534;

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'chromium-test-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Where Chromium is unpacked for the ordinary user, once. */
let cache: string;

beforeAll(() => {
  cache = realpathSync(mkdtempSync(join(tmpdir(), 'chromium-test-cache-')));
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** Starts Chromium in a process of its own, tells what it found in JSON, and goes on with `after`. */
function starter({ env = {}, prefix = [], after = 'await browser.close();' }: Start = {}) {
  const script = `
    import { readFileSync } from 'node:fs';
    import { launchBrowser } from '${sources}launch-browser.ts';
    import { sandboxOf } from '${sources}browser/sandbox.ts';
    const executablePath = process.env.CHROME_PATH;
    const browser = await launchBrowser(executablePath);
    const page = await browser.newPage();
    await page.setContent('<p>drawn</p>');
    const text = await page.innerText('p');
    await (await launchBrowser(executablePath)).close();
    process.stdout.write(JSON.stringify({ text, sandbox: sandboxOf(browser) }) + '\\n');
    ${after}`;
  const node = [process.execPath, '--import', 'tsx', '--conditions=androidworld-source', '--input-type=module'];
  const [program = '', ...args] = [...prefix, ...node, '--eval', script];
  const { CHROME_PATH: _, ...inherited } = process.env;
  return { program, args, options: { env: { ...inherited, ...env }, cwd: new URL('../..', import.meta.url) } };
}

interface Start {
  readonly env?: Readonly<Record<string, string>>;
  readonly prefix?: readonly string[];
  readonly after?: string;
}

function run(start: Start) {
  const { program, args, options } = starter(start);
  const { stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8', timeout: 60_000 });
  return { found: stdout === '' ? stderr : (JSON.parse(stdout) as unknown), stderr };
}

describe('the Chromium of the package', () => {
  test('is not the one that lies in the temporary folder, and leaves nothing there', async () => {
    const canary = join(folder, 'canary');
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary);
    const script = `#!/bin/sh\ntouch ${canary}\n`;
    for (const name of ['chromium', 'libGLESv2.so']) writeFileSync(join(temporary, name), script, { mode: 0o755 });
    const { found } = run({ env: { TMPDIR: temporary, XDG_CACHE_HOME: join(folder, 'cache') } });
    expect(found).toMatchObject({ text: 'drawn' });
    expect(existsSync(canary)).toBe(false);
    // tsx keeps its own cache there.
    expect(
      readdirSync(temporary)
        .filter((name) => !/^tsx-|^node-compile-cache/.test(name))
        .sort(),
    ).toEqual(['chromium', 'libGLESv2.so']);
    expect(readdirSync(join(folder, 'cache/androidworld'))).toEqual([
      expect.stringMatching(/^chromium-[\d.]+-[0-9a-f]{12}$/),
    ]);
  }, 60_000);
});

describe('a Chromium that crashes when it starts', () => {
  /** Crashes at its first starts, and is a Chromium from then on; leaves a line in `starts` each time. */
  function crashing(times: number): Start {
    const program = join(folder, 'chromium.mjs');
    const starts = join(folder, 'starts');
    writeFileSync(
      program,
      `#!${process.execPath}
      import { appendFileSync, readFileSync } from 'node:fs';
      import { spawn } from 'node:child_process';
      import { bundledChromium } from '${sources}browser/bundled-chromium.ts';
      appendFileSync('${starts}', 'start\\n');
      if (readFileSync('${starts}', 'utf8').split('\\n').length - 1 <= ${times}) process.kill(process.pid, 'SIGSEGV');
      const { executablePath, env } = await bundledChromium();
      const stdio = [0, 1, 2, 3, 4];
      const child = spawn(executablePath, process.argv.slice(2), { stdio, env: { ...process.env, ...env } });
      process.on('SIGTERM', () => child.kill());
      child.once('exit', (status) => process.exit(status ?? 1));
      `,
      { mode: 0o755 },
    );
    const NODE_OPTIONS = '--import tsx --conditions=androidworld-source';
    return { env: { CHROME_PATH: program, NODE_OPTIONS } };
  }

  test('is started once more', () => {
    expect(run(crashing(1)).found).toMatchObject({ text: 'drawn' });
  }, 60_000);

  test('is not started for ever', () => {
    expect(run(crashing(100)).stderr).toContain('did not start');
    expect(readFileSync(join(folder, 'starts'), 'utf8').split('\n')).toHaveLength(3);
  }, 60_000);
});

/** Programs and files that only root can hand to another user. */
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--inh-caps=-all'];
const canBeNobody = process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0;
const hasUserNamespaces =
  canBeNobody && spawnSync(asNobody[0] ?? '', [...asNobody.slice(1), 'unshare', '-U', 'true']).status === 0;

const forNobody = () => {
  for (const one of [folder, cache]) chownSync(one, nobody, nobody);
  return { TMPDIR: folder, XDG_CACHE_HOME: cache, HOME: folder };
};

describe("Chromium's sandbox", () => {
  // Needs root to become another user, with setpriv; and a computer that allows user namespaces.
  test.runIf(hasUserNamespaces)('is on for an ordinary user', { timeout: 60_000 }, () => {
    const renderer = `
      const { execFileSync } = await import('node:child_process');
      const { readlinkSync } = await import('node:fs');
      const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\\n');
      const own = lines.filter((line) => /^ *\\d+ \\S+\\/chromium --type=renderer /.test(line) && line.includes(' ${cache}/'));
      const pids = own.map((line) => line.trim().split(' ')[0]);
      const facts = pids.map((pid) => ({
        seccomp: /Seccomp:\\s+(\\d)/.exec(readFileSync('/proc/' + pid + '/status', 'utf8'))[1],
        apart: readlinkSync('/proc/' + pid + '/ns/user') !== readlinkSync('/proc/self/ns/user'),
      }));
      process.stderr.write('renderers ' + JSON.stringify(facts));
      await browser.close();`;
    const { found, stderr } = run({ env: forNobody(), prefix: asNobody, after: renderer });
    expect(found).toEqual({ text: 'drawn', sandbox: { on: true } });
    expect(stderr).not.toContain('sandbox');
    expect(JSON.parse(/renderers (.*)/.exec(stderr)?.[1] ?? '')).toEqual([{ seccomp: '2', apart: true }]);
  });

  test.runIf(hasUserNamespaces)('is off where it cannot be on, and that is said once', { timeout: 60_000 }, () => {
    // Another user namespace may then not be made in this one.
    const forbid = 'echo 0 > /proc/sys/user/max_user_namespaces; exec setpriv --inh-caps=-all --ambient-caps=-all "$@"';
    const prefix = [...asNobody, 'unshare', '-U', '--map-user=1000', '--keep-caps', 'sh', '-c', forbid, 'sh'];
    const { found, stderr } = run({ env: forNobody(), prefix });
    expect(found).toMatchObject({ text: 'drawn', sandbox: { on: false } });
    expect(stderr.match(/AW_NO_SANDBOX/g)).toHaveLength(1);
    expect(stderr).toContain('sudo sysctl -w user.max_user_namespaces=10000');
  });

  test.runIf(process.getuid?.() === 0)('is off for root, and that is said once', { timeout: 60_000 }, () => {
    const { found, stderr } = run({ env: { TMPDIR: folder } });
    expect(found).toMatchObject({ text: 'drawn', sandbox: { on: false } });
    expect(stderr.match(/Chromium runs without its sandbox: this process runs as root/g)).toHaveLength(1);
  });
});

describe.runIf(process.platform === 'linux')('a process that is killed', () => {
  /** Of all processes whose command line names the folder. */
  const processesIn = (path: string) =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(path);
        } catch {
          // It has ended meanwhile.
          return false;
        }
      });

  const cases = { root: [], 'an ordinary user, in the sandbox': asNobody } as const;
  test.for(Object.keys(cases) as (keyof typeof cases)[])(
    'takes its Chromium with it, and the next start what it left: %s',
    { timeout: 60_000 },
    async (who, { skip }) => {
      const prefix = cases[who];
      if (prefix.length > 0 && !hasUserNamespaces) skip('needs root, setpriv and user namespaces');
      const env = prefix.length > 0 ? forNobody() : { TMPDIR: folder };
      const { program, args, options } = starter({ env, prefix, after: 'setInterval(() => undefined, 1000);' });
      const other = spawn(program, args, options);
      await once(other.stdout, 'data');
      const profile = join(folder, `androidworld-${other.pid}-`);
      expect(processesIn(profile).length).toBeGreaterThan(0);
      other.kill('SIGKILL');
      await once(other, 'exit');
      await expect.poll(() => processesIn(profile), { timeout: 10_000 }).toEqual([]);
      const left = () => readdirSync(folder).filter((name) => /^androidworld-\d|playwright|chromium/i.test(name));
      expect(left()).toHaveLength(1);
      const { found } = run({ env, prefix });
      expect(found).toMatchObject({ text: 'drawn' });
      expect(left()).toEqual([]);
    },
  );
});
