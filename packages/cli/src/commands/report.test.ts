import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProjectFolder, projectFolder } from '../../test/project-folder.ts';

let project: ProjectFolder;

beforeAll(async () => {
  project = await projectFolder();
  await project.run('run', '--task', 'Press*', '--out', 'results');
});

afterAll(() => project[Symbol.asyncDispose]());

const report = (...args: string[]) => project.runPlain('report', ...args);

describe('androidworld report', () => {
  it('prints the table of the last run', async () => {
    const { code, out } = await report();
    expect(code).toBe(0);
    expect(out).toContain('PressWrongButton    0.0 % 0/1');
    expect(out).toMatch(/Look at every step: {2}androidworld report --html --run \S+ --out results\n$/);
  });

  it('prints JSON, CSV and JUnit', async () => {
    expect(JSON.parse((await report('--json')).out)).toMatchObject({ format: 'androidworld-report', version: 1 });
    const [header, ...rows] = (await report('--csv')).out.trim().split('\n');
    expect(header).toContain('status');
    expect(rows).toHaveLength(2);
    expect((await report('--junit')).out).toContain('<testsuites');
  });

  it('writes the HTML report into the results, or where it is told', async () => {
    expect((await report('--html')).out).toBe('results/report.html\n');
    expect((await report('--html', 'elsewhere.html', '--embed')).out).toBe('elsewhere.html\n');
    for (const file of ['results/report.html', 'elsewhere.html']) {
      expect(await readFile(join(project.folder, file), 'utf8')).toContain('PressWrongButton');
    }
  });

  it('takes a run by the beginning of its id', async () => {
    const [{ id }] = JSON.parse((await project.runPlain('list', 'runs', '--json')).out);
    expect(JSON.parse((await report('--run', id.slice(0, -3), '--json')).out)).toMatchObject({ run: { id } });
    const unknown = await report('--run', 'yesterday');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toBe(
      `There is no run "yesterday" in the results folder "<folder>/results". The latest are:\n  ${id}\n`,
    );
  });

  it('says in one line why the report cannot be written', async () => {
    expect(await report('--html', '/dev/null/report.html')).toEqual({
      code: 1,
      out: '',
      err: 'Cannot write the report "/dev/null/report.html": a part of the path is no folder (ENOTDIR)\n',
    });
  });

  it.each([
    ['--html', 'last'],
    ['--html', '../results'],
  ])('takes "%s %s" for a run that was meant, and writes no file of that name', async (...args) => {
    const { code, err } = await report(...args);
    expect(code).toBe(2);
    expect(err).toBe(
      `Expected --html with a file that ends in ".html", found "${args[1]}"\n  If it is the run:  androidworld report ${args[1]} --html\n`,
    );
  });

  it('refuses screenshots for a file that is not asked for', async () => {
    expect(await report('--embed')).toMatchObject({ code: 2, err: expect.stringContaining('expected --html with it') });
  });

  it('says which folder is missing where a name can only be that of a folder', async () => {
    const { code, err } = await report('results/../nowhere#last');
    expect(code).toBe(2);
    expect(err).toMatch(/^There is no results folder "<folder>\/nowhere"\. Expected ids of runs, .*found "results/);
  });

  it('finds the results where a configuration with an absolute folder has them', async () => {
    const out = join(project.folder, 'results');
    await project.write('absolute.json', JSON.stringify({ out }));
    expect((await report('--config', 'absolute.json')).out).toBe((await report()).out);
  });

  it('says that there are no results', async () => {
    expect(await report('--out', 'nowhere')).toEqual({
      code: 2,
      out: '',
      err: 'No runs yet: there is no file "<folder>/nowhere/androidworld.db". Name the results folder of a run, or start one: androidworld run\n',
    });
  });
});
