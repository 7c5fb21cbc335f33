import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectConfig, projectFolder } from '../../test/project-folder.ts';

const out = ['--out', 'results'];

describe('androidworld run', () => {
  it('runs tasks, shows how they end, and what to do next', async () => {
    await using project = await projectFolder();
    const run = await project.run('run', '--task', 'Press*', ...out);
    expect(run.code).toBe(0);
    expect(steady(run.err)).toMatchInlineSnapshot(`
      "Run <run>: 2 episodes
      [1/2] passed  oracle/buttons/PressButton/0 2 steps, <time> s
      [2/2] failed  oracle/buttons/PressWrongButton/0 2 steps, <time> s
      "
    `);
    expect(steady(run.out)).toMatchInlineSnapshot(`
      "
      oracle  buttons  2 episodes  50.0 % solved (95 % interval 5.5–94.5)  2.0 steps  <time> per solved task

      Task              oracle
      PressButton       100.0 % 1/1
      PressWrongButton    0.0 % 0/1

      Difficulty  oracle
      easy        100.0 % of 1
      hard          0.0 % of 1

      Solved is the mean score of the scored episodes; intervals are of 95 % and clustered by task.
      oracle uses more than the screen: solution.
      Results on the virtual phone are for development, tests and training; publish those of the real emulator.

      Look at every step:  androidworld report --html --run <run> --out results
      "
    `);
  });

  it('ends with 1 when episodes errored', async () => {
    await using project = await projectFolder();
    const run = await project.run('run', '--task', 'Break*', ...out);
    expect(run.code).toBe(1);
    expect(run.err).toContain('AW_TASK_FAILED: Set-up of task "BreakDown" failed: the set-up is broken');
  });

  it('gives the command that goes on with the run as it was begun', async () => {
    await using project = await projectFolder();
    const interruption = new AbortController();
    interruption.abort(new Error('Ctrl-C'));
    const run = await project.interrupted(interruption.signal, 'run', '--task', 'Press*', '--seed', '7', ...out);
    expect(run.code).toBe(130);
    const again = /androidworld (run .*)/.exec(run.out)?.[1] ?? '';
    expect(again).toMatch(/^run --resume \S+ --out results$/);
    const resumed = await project.runPlain(...again.split(' '));
    expect(resumed.code).toBe(0);
    expect(resumed.err).toContain('[2/2]');
    const none = await project.runPlain('run', '--resume', 'last', ...out);
    expect(none).toMatchObject({ code: 0, err: expect.stringContaining('2 of 2 done before') });
  });

  it('goes on with a run from another folder, with the configuration and the plugins of the first', async () => {
    await using project = await projectFolder();
    await project.write('androidworld.config.ts', `export { default } from ${JSON.stringify(projectConfig)};\n`);
    await project.write('mine.ts', `export default { name: 'mine', async *run() { throw new Error('not yet'); } };\n`);
    const asked = ['--task', 'PressButton', '--agent', './mine.ts', '--agent', 'noop', ...out];
    expect(await project.runPlain('run', ...asked)).toMatchObject({ code: 1 });
    await using elsewhere = await projectFolder();
    const results = ['--out', join(project.folder, 'results')];
    const resumed = await elsewhere.runPlain('run', '--resume', 'last', ...results);
    expect(resumed.err).toContain('2 of 2 done before');
    const again = await elsewhere.runPlain('run', '--only', 'errored', ...results);
    expect(again.err).toMatch(/errored mine\/buttons\/PressButton\/0/);
    await elsewhere.write('mine.ts', `export default { name: 'mine', async *run() {} };\n`);
    const mended = await elsewhere.runPlain('run', '--only', 'errored', '--agent', './mine.ts', ...results);
    expect(mended.err).toMatch(/failed +mine\/buttons\/PressButton\/0/);
    const changed = await elsewhere.runPlain('run', '--resume', 'last', '--seed', '31', ...results);
    expect(changed.err).toContain(`start a new run:  cd ${project.folder} && androidworld run`);
  });

  it('runs the failed or errored episodes of a run again, as a new one', async () => {
    await using project = await projectFolder();
    await project.run('run', '--task', '*', '--seed', '7', ...out);
    const failed = JSON.parse((await project.runPlain('run', '--only', 'failed', '--json', ...out)).out);
    expect(failed.episodes.map(({ task, status }: { task: string; status: string }) => [task, status])).toEqual([
      ['PressWrongButton', 'failed'],
    ]);
    const none = await project.runPlain('run', '--only', 'errored', ...out);
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('has no errored episode') });
    const both = await project.runPlain('run', '--only', 'failed', '--resume', 'last', ...out);
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('it does not go with --resume') });
  });

  it.each([
    [
      ['--resume', 'last', '--shard', '1/2'],
      '--resume goes on with what its run has planned: it does not go with --shard',
    ],
    [
      ['--only', 'failed', '--task', '*', '--seed', '8', '--from', 'none.json'],
      '--only takes episodes of its run as they are: it does not go with --task, --seed, --from',
    ],
  ])('refuses what would have no effect: %j', async (given, message) => {
    await using project = await projectFolder();
    const { code, err } = await project.runPlain('run', ...given);
    expect({ code, err }).toEqual({ code: 2, err: `${message}. Leave one or the other out\n` });
  });

  it('records the version of every plugin: those of packages, and of its own suite', async () => {
    await using project = await projectFolder();
    const packageFolder = join(project.folder, 'node_modules/@acme/agent-quick');
    await mkdir(packageFolder, { recursive: true });
    await writeFile(
      join(packageFolder, 'package.json'),
      JSON.stringify({ name: '@acme/agent-quick', version: '2.5.1', type: 'module', exports: './index.js' }),
    );
    await writeFile(
      join(packageFolder, 'index.js'),
      "export default () => ({ name: 'quick', async *run() { return { status: 'complete' }; } });",
    );
    const run = await project.run('run', '--task', 'PressButton', '--agent', '@acme/agent-quick', '--json', ...out);
    const { versions } = JSON.parse(run.out).run;
    expect(versions).toMatchObject({ node: process.versions.node, '@acme/agent-quick': '2.5.1' });
    expect(Object.keys(versions)).toEqual(
      expect.arrayContaining(['@androidworld/core', '@androidworld/store', '@androidworld/report', 'suite buttons']),
    );
  });

  it('runs one shard of a plan', async () => {
    await using project = await projectFolder();
    const tasksOf = async (shard: string) => {
      const { out: text } = await project.run('run', '--task', 'Press*', '--shard', shard, '--json', ...out);
      return JSON.parse(text).episodes.map(({ task }: { task: string }) => task);
    };
    expect([await tasksOf('1/2'), await tasksOf('2/2')]).toEqual([['PressButton'], ['PressWrongButton']]);
    const wrong = await project.run('run', '--shard', '3/2', ...out);
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('Expected a shard such as 2/4') });
  });

  it('refuses to go on with a run that is made of something else', async () => {
    await using project = await projectFolder();
    await project.run('run', '--task', 'PressButton', ...out);
    const changed = await project.run('run', '--resume', 'last', '--task', 'PressButton', '--seed', '31', ...out);
    expect(changed.code).toBe(2);
    expect(steady(changed.err)).toMatchInlineSnapshot(`
      "Run "<run>" cannot be resumed: its configuration has changed since it began.
        seed: 30 became 31
      Change it back, or start a new run:  androidworld run --config <config> --task PressButton --seed 31 --out <folder>/results
      "
    `);
  });

  it('takes instances from a file that "androidworld instances" wrote', async () => {
    await using project = await projectFolder();
    const written = await project.run('instances', '--task', 'PressButton', '--instances', '2', '--file', 'two.json');
    expect(written).toEqual({ code: 0, out: 'Wrote 2 instances to two.json\n', err: '' });
    const file = join(project.folder, 'two.json');
    await project.write('two.json', (await readFile(file, 'utf8')).replaceAll('Press me', 'Leave me'));
    const run = await project.run('run', '--from', 'two.json', '--json', ...out);
    const { episodes } = JSON.parse(run.out);
    expect(episodes).toMatchObject([
      { instance: 0, goal: 'Tap "Leave me"', status: 'failed' },
      { instance: 1, goal: 'Tap "Leave me"', status: 'failed' },
    ]);
  });

  it('prints JSON alone with --json', async () => {
    await using project = await projectFolder();
    const run = await project.run('run', '--task', 'PressButton', '--json', ...out);
    expect(run.err).toBe('');
    expect(JSON.parse(run.out)).toMatchObject({
      format: 'androidworld-report',
      episodes: [{ suite: 'buttons', task: 'PressButton', status: 'passed', score: 1, steps: 2 }],
    });
  });

  it('writes the files of --reporter, where it is told or into the results', async () => {
    await using project = await projectFolder();
    const reporters = ['junit=out/j.xml', 'csv', 'json', 'html'].flatMap((name) => ['--reporter', name]);
    const run = await project.run('run', '--task', 'PressButton', ...reporters, ...out);
    expect(run.err.split('\n').filter((line) => line.startsWith('Wrote'))).toEqual([
      'Wrote out/j.xml',
      'Wrote results/episodes.csv',
      'Wrote results/report.json',
      'Wrote results/report.html',
    ]);
    const read = (file: string) => readFile(join(project.folder, file), 'utf8');
    expect(await read('out/j.xml')).toContain('<testcase');
    expect(await read('results/episodes.csv')).toContain('PressButton');
    expect(JSON.parse(await read('results/report.json'))).toMatchObject({ format: 'androidworld-report' });
    expect(await read('results/report.html')).toMatch(/^<!doctype html>/i);
  });

  it('ends with 1 when a file of --reporter cannot be written', async () => {
    await using project = await projectFolder();
    const reporters = ['csv=/dev/full', 'html=/dev/null/report.html', 'junit=j.xml'].flatMap((name) => [
      '--reporter',
      name,
    ]);
    const run = await project.run('run', '--task', 'PressButton', '--json', ...reporters, ...out);
    expect(run.code).toBe(1);
    expect(run.err).toBe(
      'Cannot write the report "/dev/full": no space is left on the disk (ENOSPC)\n' +
        'Cannot write the report "/dev/null/report.html": a part of the path is no folder (ENOTDIR)\n' +
        'Wrote j.xml\n',
    );
    expect(JSON.parse(run.out)).toMatchObject({ episodes: [{ status: 'passed' }] });
  });

  it('takes no name of a results folder for none, and not for the folder it is run in', async () => {
    await using project = await projectFolder();
    expect(await project.run('run', '--task', 'PressButton', '--out', '')).toEqual({
      code: 2,
      out: '',
      err: 'the command line is not a valid configuration:\n  out: expected a text that is not empty, found ""\n',
    });
  });

  it('names the reporters there are', async () => {
    await using project = await projectFolder();
    expect(await project.run('run', '--reporter', 'xml')).toEqual({
      code: 2,
      out: '',
      err: 'There is no reporter "xml". Known: junit, csv, json, html\n',
    });
  });

  it('refuses a serial the driver does not have', async () => {
    await using project = await projectFolder();
    const run = await project.run('run', '--task', 'PressButton', '--device', 'fake-2', ...out);
    expect(run.code).toBe(2);
    expect(run.err).toContain('Driver "fake" has no device "fake-2"; it has fake-1; did you mean "fake-1"?');
  });
});

/** Without what differs from run to run: ids and times. */
function steady(text: string): string {
  return text
    .replaceAll(/\d{8}-\d{6}-\w{6}/g, '<run>')
    .replaceAll(/\d+ ms per|\d+\.\d s per/g, '<time> per')
    .replaceAll(/\d+\.\d s\b/g, '<time> s')
    .replaceAll(/config \S+\.ts/g, 'config <config>');
}
