import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import { extensionOf } from './shared/draw-files.ts';
import { runCommand } from './shared/run-command.ts';
import terminal from './terminal.ts';

const phone = usePhone(['terminal']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('terminal draws three to five different files, one of them with the extension', () => {
  const problems = SEEDS.map((seed) => problemOf(terminal, seed));
  for (const { files, extension } of problems) {
    expect([3, 4, 5]).toContain(files.length);
    expect(new Set(files).size).toBe(files.length);
    expect(files.some((file) => (extension === '' ? !file.includes('.') : file.endsWith(`.${extension}`)))).toBe(true);
  }
  expect(new Set(problems.map(({ extension }) => extension)).size).toBe(13);
});

it('extensionOf() goes by the end of a name, not by letters within it', () => {
  expect(['bash', 'bash.sh', 'puppy.py', 'notes.tar.gz'].map(extensionOf)).toEqual(['', 'sh', 'py', 'tar.gz']);
});

describe('runCommand()', () => {
  const files = ['otter.gif', 'bash'];

  it.each([
    ['', []],
    ['ls', ['bash otter.gif']],
    [' ls ', ['bash otter.gif']],
    ['ls -l', ['ls: takes no arguments']],
    ['rm', ['rm: name a file to delete']],
    ['rm *.gif', ['rm: * is not supported']],
    ['rm Otter.gif', ['rm: Otter.gif: no such file']],
    ['rm bash otter.gif', ['rm: deletes one file at a time']],
    ['sudo rm bash', ['sudo: command not found']],
  ])('prints what follows from "%s"', (line, lines) => {
    expect(runCommand(line, files)).toEqual({ kind: 'printed', lines });
  });

  it('removes a file, and leaves', () => {
    expect(runCommand('rm  bash', files)).toEqual({ kind: 'removed', file: 'bash' });
    expect(runCommand('exit', files)).toEqual({ kind: 'left' });
  });
});

it('terminal takes keys at once, and judges the file that is removed', async () => {
  await using opened = await phone.open('terminal');
  for (const seed of SEEDS.slice(0, 5)) {
    const { files, extension } = problemOf(terminal, seed);
    for (const file of files) {
      await opened.start(seed);
      await opened.page.keyboard.type('ls\n');
      expect(await opened.page.locator('.terminal-output').textContent()).toContain([...files].sort().join(' '));
      expect(await opened.isRunning()).toBe(true);
      await opened.page.keyboard.type(`rm ${file}\n`);
      expect(await opened.reward()).toBe(extensionOf(file) === extension ? 1 : -1);
    }
  }
});
