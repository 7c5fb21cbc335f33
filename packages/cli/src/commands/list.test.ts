import { describe, expect, it } from 'vitest';
import { runIn } from '../../test/memory-terminal.ts';
import { projectConfig, projectFolder } from '../../test/project-folder.ts';

describe('androidworld list', () => {
  it('lists tasks, unless told otherwise', async () => {
    await using project = await projectFolder();
    const { code, out } = await project.run('list');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "suite    name              difficulty  steps  apps  tags
      buttons  BreakDown                     4      fake
      buttons  PressButton       easy        4      fake  tap
      buttons  PressWrongButton  hard        4      fake  tap, trap
      "
    `);
    expect(await project.run('list', 'tasks')).toEqual({ code, out, err: '' });
  });

  it('cuts off what a terminal has no columns for: a row is a line', async () => {
    await using project = await projectFolder();
    const { out } = await runIn(project.folder, ['list', '--config', projectConfig], { columns: 54 });
    expect(out).toMatchInlineSnapshot(`
      "suite    name          difficu…  steps  apps  tags
      buttons  BreakDown               4      fake
      buttons  PressButton   easy      4      fake  tap
      buttons  PressWrongB…  hard      4      fake  tap, tr…
      "
    `);
  });

  it('lists the tasks that are selected', async () => {
    await using project = await projectFolder();
    const { out } = await project.run('list', 'tasks', '--tag', 'tap', '--difficulty', 'easy', '--json');
    expect(JSON.parse(out)).toEqual([
      { suite: 'buttons', name: 'PressButton', difficulty: 'easy', steps: 4, apps: ['fake'], tags: ['tap'] },
    ]);
  });

  it('lists suites, agents and devices', async () => {
    await using project = await projectFolder();
    let text = '';
    for (const things of ['suites', 'agents', 'devices']) {
      text += `${(await project.run('list', things)).out}\n`;
    }
    expect(text).toMatchInlineSnapshot(`
      "name     version  tasks
      buttons  1.2.3    3

      name    privileges
      oracle  solution
      noop
      random
      human   human

      serial  kind     state   model
      fake-1  virtual  device

      "
    `);
    expect(JSON.parse((await project.run('list', 'devices', '--json')).out)).toEqual([
      { serial: 'fake-1', kind: 'virtual', state: 'device' },
    ]);
  });

  it('lists runs', async () => {
    await using project = await projectFolder();
    await project.run('run', '--task', 'Press*', '--out', 'results');
    const { out } = await project.run('list', 'runs', '--out', 'results', '--json');
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(JSON.parse(out)).toEqual([
      {
        id: expect.any(String),
        startedAt: date,
        finishedAt: date,
        planned: 2,
        passed: 1,
        failed: 1,
        errored: 0,
      },
    ]);
  });

  it('knows the suite and the phone that need no configuration', async () => {
    await using project = await projectFolder();
    expect((await project.runPlain('list', 'suites')).out).toMatch(/^androidworld +\S+ +\d+$/m);
    expect((await project.runPlain('list', 'devices', '--device', 'virtual:2')).out).toMatchInlineSnapshot(`
      "serial         kind     state   model
      emulator-5554  virtual  device  virtual phone
      emulator-5556  virtual  device  virtual phone
      "
    `);
  });
});
