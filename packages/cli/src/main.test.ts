import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type ProjectFolder, projectFolder } from '../test/project-folder.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const tsx = import.meta.resolve('tsx');

// Each starts Node on the sources, which takes as long as the computer is busy.
describe('androidworld, as a process,', { timeout: 120_000 }, () => {
  it('ends with 0, 1 or 2', async () => {
    await using project = await projectFolder();
    expect(await start(project, ['--version']).end).toMatchObject({ code: 0, out: expect.stringMatching(/^\d/) });
    const run = (task: string) => start(project, ['run', '--config', config, '--task', task, '--out', 'x']).end;
    expect(await run('BreakDown')).toMatchObject({ code: 1 });
    expect(await run('NoSuchTask')).toMatchObject({ code: 2 });
  });

  it('says so when it waits for what never comes', async () => {
    await using project = await projectFolder();
    await project.write('never.mjs', 'await new Promise(() => {});\nexport default {};\n');
    const run = await start(project, ['run', '--config', config, '--agent', './never.mjs', '--out', 'x']).end;
    expect(run).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Something was waited for that nothing can bring about any more'),
    });
  });

  it('runs the sources by its bin in a clone, and hands on how they end', async () => {
    const bin = fileURLToPath(new URL('../bin/androidworld.js', import.meta.url));
    const run = promisify(execFile);
    expect((await run(process.execPath, [bin, '--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    await expect(run(process.execPath, [bin, 'nothing'])).rejects.toMatchObject({ code: 2 });
  });

  it('ends in good order at the first Ctrl-C: what was done is kept, and can be gone on with', async () => {
    await using project = await projectFolder();
    const process = start(project, [
      'run',
      '--config',
      config,
      '--task',
      'PressButton',
      '--agent',
      'human',
      '--out',
      'x',
    ]);
    await process.says('Run ');
    process.interrupt();
    const { code, err } = await process.end;
    expect(err).toContain('Stopping. Press Ctrl-C again to quit at once.');
    expect(err).toContain('Interrupted; what was done is kept.');
    expect(code).toBe(130);
    const resumed = await start(project, ['list', 'runs', '--json', '--out', 'x']).end;
    expect(JSON.parse(resumed.out)).toMatchObject([{ planned: 1, passed: 0, finishedAt: 'not finished' }]);
  });

  it('ends at once at the second Ctrl-C', async () => {
    await using project = await projectFolder();
    const process = start(project, ['run', '--config', trouble, '--task', 'HangInTearDown', '--out', 'x']);
    await process.says('Run ');
    process.interrupt();
    await process.says('Stopping. Press Ctrl-C again');
    process.interrupt();
    expect((await process.end).code).toBe(130);
  });

  it('ends although a connection was left open', async () => {
    await using project = await projectFolder();
    const run = await start(project, ['run', '--config', trouble, '--task', 'LeaveOpen', '--out', 'x']).end;
    expect(run).toMatchObject({ code: 0, out: expect.stringContaining('100.0 %') });
  });

  it.each(['StrayPromise', 'StrayTimer'])('ends in good order at an error that nobody waited for: %s', async (task) => {
    await using project = await projectFolder();
    const tasks = ['--task', 'LeaveOpen', '--task', task];
    const run = await start(project, ['run', '--config', trouble, ...tasks, '--out', 'x']).end;
    expect(run.err.split('Something failed that nobody waited for')).toHaveLength(2);
    expect(run.err).toMatch(/Error: left behind\n +at .*trouble\/androidworld\.config\.ts/);
    expect(run.err).toContain('what was done is kept');
    expect(run.out).toMatch(/androidworld run --resume \S+ --out x/);
    expect(run.code).toBe(1);
    const { out } = await start(project, ['list', 'runs', '--json', '--out', 'x']).end;
    expect(JSON.parse(out)).toMatchObject([{ planned: 2, passed: 1, failed: 0, errored: 0 }]);
  });

  it('ends with 1 and one message when its results are deleted', async () => {
    await using project = await projectFolder();
    const run = await start(project, ['run', '--config', trouble, '--task', '*Results', '--out', 'deleted']).end;
    expect(run.code).toBe(1);
    expect(run.err.split('\n').filter((line) => line.includes('AW_STORE_FAILED') || line.includes('deleted'))).toEqual([
      expect.stringMatching(/^The results ".*\/deleted\/androidworld\.db" were deleted while they were in use: /),
    ]);
    expect(run.err).not.toMatch(/^\s+at /m);
  });

  it.runIf(existsSync('/dev/full'))('ends with 1 and one message when its output cannot be written', async () => {
    await using project = await projectFolder();
    const full = await open('/dev/full', 'w');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', tsx, '--conditions=androidworld-source', main, '--version'],
      {
        cwd: project.folder,
        stdio: ['ignore', full.fd, 'pipe'],
        encoding: 'utf8',
        timeout: 60_000,
      },
    );
    await full.close();
    expect(stderr.trim()).toBe(
      'Cannot write the output to "stdout": no space is left on the disk (ENOSPC). It is not whole. Stopping.',
    );
    expect(status).toBe(1);
  });

  it('shows what a warning has of control characters, instead of obeying it', async () => {
    await using project = await projectFolder();
    const config = "process.emitWarning('page \\x1b]0;taken\\x07\\nsays so'); export default {};";
    await project.write('androidworld.config.mjs', config);
    const { err } = await start(project, ['list', 'tasks']).end;
    expect(err).toContain('Warning: page \\x1b]0;taken\\x07\nsays so\n');
  });

  it('refuses to go on with a run that is under way, and says who has it', async () => {
    await using project = await projectFolder();
    const first = start(project, [
      'run',
      '--config',
      config,
      '--task',
      'PressButton',
      '--agent',
      'human',
      '--out',
      'x',
    ]);
    await first.says('Run ');
    const second = await start(project, [
      'run',
      '--config',
      config,
      '--task',
      'PressButton',
      '--agent',
      'human',
      '--out',
      'x',
      '--resume',
      'last',
    ]).end;
    expect(second.code).toBe(2);
    expect(second.err).toMatch(/^Run "\S+" is under way: process \d+ on \S+ has it since /);
    first.interrupt();
    expect((await first.end).code).toBe(130);
    const third = start(project, [
      'run',
      '--config',
      config,
      '--task',
      'PressButton',
      '--agent',
      'human',
      '--out',
      'x',
      '--resume',
      'last',
    ]);
    await third.says('Run ');
    third.interrupt();
    expect((await third.end).code).toBe(130);
  });

  it('ends with 0 and without a word when nobody reads what it writes', async () => {
    await using project = await projectFolder();
    const command = [process.execPath, '--import', tsx, '--conditions=androidworld-source', main, 'list', 'tasks'];
    const quoted = command.map((word) => `'${word}'`).join(' ');
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `(${quoted}; echo "code $?" >&2) | true`], {
      cwd: project.folder,
    });
    expect([stdout, stderr]).toEqual(['', 'code 0\n']);
  });

  it('says in one line that Node is too old, before anything is loaded', async () => {
    const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })';
    const child = promisify(execFile)(process.execPath, [
      ...['--import', tsx, '--import', `data:text/javascript,${encodeURIComponent(older)}`, main, 'list'],
    ]);
    await expect(child).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'androidworld needs Node 20.19 or newer, and this is 18.20.4.\n',
    });
  });

  it('serves phones until Ctrl-C', async () => {
    await using project = await projectFolder();
    const process = start(project, ['phone', '--port', '46554']);
    await process.says('http://');
    process.interrupt();
    const { code, out } = await process.end;
    expect(out).toMatch(/^emulator-46554 {2}http:\/\/127\.0\.0\.1:\d+\/phones\/1\?token=[\w-]{32}$/m);
    expect(code).toBe(0);
  });
});

describe('androidworld phone', () => {
  it('starts the phones of a configuration, with their apps', async () => {
    await using project = await projectFolder();
    const packages = new URL('../../', import.meta.url).href;
    await project.write(
      'androidworld.config.mjs',
      `import { settings } from '${packages}virtual-image/src/settings/app.ts';
      import { launcher } from '${packages}virtual-image/src/launcher/app.ts';
      import { virtualPhone } from '${packages}virtual-phone/src/index.ts';
      export default { driver: virtualPhone({ image: [launcher, settings], apps: [], count: 2 }) };`,
    );
    const process = start(project, ['phone', '--port', '46564']);
    await process.says('emulator-46566');
    process.interrupt();
    expect(await process.end).toMatchObject({ code: 0 });
  });

  it('says so when the configuration named has no virtual phones', async () => {
    await using project = await projectFolder();
    await project.write('other.json', JSON.stringify({ driver: 'adb' }));
    const { code, err } = await project.runPlain('phone', '--config', 'other.json');
    expect(code).toBe(2);
    expect(err).toContain(
      '--config other.json: expected a configuration whose driver is virtualPhone({ … }), and its driver is "adb"',
    );
  });
});

const trouble = fileURLToPath(new URL('../test/trouble/androidworld.config.ts', import.meta.url));
const config = fileURLToPath(new URL('../test/project/androidworld.config.ts', import.meta.url));

function start(project: ProjectFolder, args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', tsx, '--conditions=androidworld-source', main, ...args], {
    cwd: project.folder,
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    written.out += data;
  });
  child.stderr.on('data', (data) => {
    written.err += data;
  });
  return {
    interrupt: () => child.kill('SIGINT'),
    says: (text: string) =>
      new Promise<void>((resolve) => {
        const look = () => `${written.out}${written.err}`.includes(text) && resolve();
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        look();
      }),
    end: new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, ...written }));
    }),
  };
}
