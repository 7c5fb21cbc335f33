import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../test/project-folder.ts';

const out = ['--out', 'results'];

it('androidworld export writes a line for each episode, with the fields that are documented', async () => {
  await using project = await projectFolder();
  await project.run('run', '--task', 'Press*', ...out);
  const exported = await project.runPlain('export', ...out);
  expect(exported.code).toBe(0);
  const lines = exported.out.trim().split('\n');
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(lines).toHaveLength(2);
  expect(first).toMatchObject({ format: 'androidworld-trajectory', version: 1, task: 'PressButton', score: 1 });
  expect(first.steps).toHaveLength(2);
  expect(first.steps[0]).toMatchObject({ index: 0, action: { action_type: 'click' }, result: { ok: true } });
  const documents = await Promise.all(
    ['trajectories.md', 'report-format.md'].map((file) =>
      readFile(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8'),
    ),
  );
  const members = [...Object.keys(first), ...Object.keys(second), ...Object.keys(first.steps[0])];
  expect(members.filter((member) => !documents.join().includes(`\`${member}\``))).toEqual([]);

  const one = await project.runPlain('export', '--episode', first.id, '--file', 'data/one.jsonl', ...out);
  expect(one).toMatchObject({ code: 0, out: '', err: 'Wrote data/one.jsonl\n' });
  const text = await readFile(join(project.folder, 'data/one.jsonl'), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(1);
});

it('androidworld export says what it can write, and what a film is of', async () => {
  await using project = await projectFolder();
  expect(await project.runPlain('export', '--format', 'mp4', ...out)).toMatchObject({
    code: 2,
    err: 'Expected --format jsonl or webp, found "mp4"\n',
  });
  await project.run('run', '--task', 'PressButton', ...out);
  const film = await project.runPlain('export', '--format', 'webp', ...out);
  expect(film).toMatchObject({ code: 2, err: expect.stringContaining('A film is of one episode') });
  const unknown = await project.runPlain('export', '--format', 'webp', '--episode', 'none', ...out);
  expect(unknown).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Run "\S+" has no episode "none"\. There are:\n {2}--episode "\S+"\n/),
  });
  expect(film.err).toMatch(/There are:\n {2}--episode "\S+PressButton\/0"\n/);
  const near = await project.runPlain('export', '--episode', 'PressButton/0', ...out);
  expect(near.err).toMatch(/has no episode "PressButton\/0"; did you mean "\S+PressButton\/0"\?\n$/);
  const gif = await project.runPlain('export', '--format', 'webp', '--file', 'a.gif', ...out);
  expect(gif).toMatchObject({ code: 2, err: expect.stringContaining('Expected --file to end in ".webp"') });
  const untold = await project.runPlain('export', '--file', 'a.webp', ...out);
  expect(untold).toMatchObject({ code: 2, err: expect.stringContaining('expected --format webp with it') });
  const lines = await project.runPlain('export', '--episode', 'none', '--file', 'none.jsonl', ...out);
  expect(lines).toEqual({ code: 2, out: '', err: unknown.err });
  await expect(readFile(join(project.folder, 'none.jsonl'))).rejects.toThrow('ENOENT');
});
