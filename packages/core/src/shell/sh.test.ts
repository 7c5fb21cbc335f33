import { execa } from 'execa';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ShellCommand, sh } from './sh.ts';

/** Runs a command in a real POSIX shell. */
async function run(command: ShellCommand): Promise<{ stdout: string; stderr: string; exitCode: number | undefined }> {
  // The script goes in by stdin, since one argument of a Linux process holds 128 kB at most.
  const { stdout, stderr, exitCode } = await execa('sh', {
    input: command.script,
    reject: false,
    stripFinalNewline: false,
    timeout: 10_000,
  });
  return { stdout, stderr, exitCode };
}

/** What a program receives as its arguments. */
async function received(command: (printf: ShellCommand) => ShellCommand): Promise<string[]> {
  const { stdout, stderr } = await run(command(sh`printf ${'%s\\0'}`));
  expect(stderr).toBe('');
  return stdout.split('\0').slice(0, -1);
}

const hostile = [
  '',
  ' ',
  "it's",
  "'",
  "''\\''",
  '"quoted"',
  '$(reboot)',
  '`reboot`',
  '$HOME $PATH $$ $!',
  'a\nb',
  '\n',
  '\r\n',
  '\t',
  'a; reboot',
  'a & reboot',
  'a || reboot',
  '> /tmp/x',
  '*',
  '?[a-z]{a,b}',
  '~',
  '#comment',
  '!!',
  '%s %d %%',
  '\\',
  'ends with \\',
  '-n',
  '--',
  'A=b',
  'if',
  'äöü ß 日本語',
  '🙂👩‍👩‍👧‍👦🇨🇭',
  '\u0001\u001b[31m\u007f',
  'x'.repeat(10_000),
  '\'$`"\\\n'.repeat(2_000),
];

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...`'"\\$\`(){}[]<>|&;*?~#!% \n\t=a`), maxLength: 30 }),
  fc.constantFrom(...hostile),
);
const texts = words.filter((word) => !word.includes('\0'));

describe('sh', () => {
  it('hands every hostile text to the program as it is', async () => {
    expect(await received((printf) => sh`${printf} ${hostile}`)).toEqual(hostile);
  });

  it('hands any list of texts to the program as it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 40 }), async (list) => {
        expect(await received((printf) => sh`${printf} ${list}`)).toEqual(list);
      }),
      { numRuns: 60 },
    );
  });

  it('joins a value to the text around it in one word', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, async (a, b) => {
        expect(await received((printf) => sh`${printf} --name=${a}/${b} end`)).toEqual([`--name=${a}/${b}`, 'end']);
      }),
      { numRuns: 40 },
    );
  });

  it('never makes more than a program name of a value in front', async () => {
    expect((await run(sh`${'A=b'} printf no`)).stdout).toBe('');
    expect((await run(sh`${'printf no;'}`)).stdout).toBe('');
    expect((await run(sh`${'A=b'}`)).exitCode).toBe(127);
  });

  it('inserts commands as they are and numbers as words', () => {
    expect(sh`su 0 ${sh`ls ${'/data/a b'}`}`.script).toBe("su 0 ls '/data/a b'");
    expect(sh`input tap ${10} ${-2.5}`.script).toBe('input tap 10 -2.5');
    expect(sh`input keyevent ${[113, 29]}`.script).toBe('input keyevent 113 29');
    expect(sh`ls`.script).toBe('ls');
  });

  it('leaves plain words unquoted, so that logs can be read', () => {
    expect(sh`cat ${'/sdcard/Download/a-b_c.txt'} ${'com.android.contacts/.Main'}`.script).toBe(
      'cat /sdcard/Download/a-b_c.txt com.android.contacts/.Main',
    );
  });

  it('refuses NUL, which no command line can carry', () => {
    expect(() => sh`ls ${'a\0b'}`).toThrowErrorMatchingInlineSnapshot(
      `[TypeError: A shell argument cannot hold a NUL character: "a\\u0000b"]`,
    );
    expect(() => sh`ls ${['a', '\0']}`).toThrow(TypeError);
  });
});
