import { createHash } from 'node:crypto';
import { strerror } from '../../errno.ts';
import type { Program } from '../../program.ts';
import { fileProgram } from './file-program.ts';

/** `^A` and `M-x` for what is no text; `$` at the ends of lines and `^I` for tabs when they are wanted. */
function renderVisibly(bytes: Uint8Array, { ends, tabs }: { readonly ends: boolean; readonly tabs: boolean }): string {
  let text = '';
  for (const byte of bytes) {
    if (byte === 0x0a) text += ends ? '$\n' : '\n';
    else if (byte === 0x09 && !tabs) text += '\t';
    else {
      const low = byte & 0x7f;
      text += byte > 0x7f ? 'M-' : '';
      text += low < 0x20 ? `^${String.fromCharCode(low + 0x40)}` : low === 0x7f ? '^?' : String.fromCharCode(low);
    }
  }
  return text;
}

export const cat = fileProgram({
  name: 'cat',
  letters: 'uvte',
  least: 0,
  async run(call) {
    for (const operand of call.operands.length === 0 ? ['-'] : call.operands) {
      await call.attempt(operand, async () => {
        const marks = {
          isVisible: call.has('v') || call.has('e') || call.has('t'),
          ends: call.has('e'),
          tabs: call.has('t'),
        };
        for await (const chunk of await call.open(operand)) {
          await call.out(marks.isVisible ? renderVisibly(chunk, marks) : chunk);
        }
      });
    }
  },
});

const algorithms = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'] as const;

/** md5sum, sha1sum, … */
export const hashPrograms: readonly Program[] = algorithms.map((algorithm) =>
  fileProgram({
    name: `${algorithm}sum`,
    letters: 'bcs',
    least: 0,
    async run(call) {
      const digestOf = async (operand: string) => {
        const hash = createHash(algorithm);
        for await (const chunk of await call.open(operand)) hash.update(chunk);
        return hash.digest('hex');
      };
      for (const operand of call.operands.length === 0 ? ['-'] : call.operands) {
        await call.attempt(operand, async () => {
          if (!call.has('c')) {
            const digest = await digestOf(operand);
            call.out(call.has('b') ? `${digest}\n` : `${digest}  ${operand}\n`);
            return;
          }
          const list = await (await call.open(operand)).all();
          for (const line of Buffer.from(list).toString().split('\n')) {
            const [, expected, name] = /^([0-9a-f]+) [ *](.+)$/i.exec(line) ?? [];
            if (expected === undefined || name === undefined) continue;
            const isSame = (await digestOf(name)) === expected.toLowerCase();
            if (isSame) call.out(`${name}: OK\n`);
            else call.fail(`${name}: FAILED`);
          }
        });
      }
    },
  }),
);

export const touch = fileProgram({
  name: 'touch',
  letters: 'acfhm',
  valued: 'dtr',
  long: { 'no-create': 'c' },
  least: 1,
  async run(call) {
    const { disk, clock } = call.system;
    const moment = await touchTime(call.value('d'), call.value('t'));
    for (const operand of call.operands) {
      await call.turn();
      try {
        const path = call.at(operand);
        if (!(await disk.exists(path))) {
          if (call.has('c')) continue;
          await disk.write(path, '', call.identity);
        }
        const reference = call.value('r');
        const ms = reference === undefined ? (moment ?? clock.now()) : (await call.stat(reference)).modifiedMs;
        const both = call.has('a') === call.has('m');
        await disk.setTimes(
          path,
          {
            ...(both || call.has('a') ? { accessedMs: ms } : {}),
            ...(both || call.has('m') ? { modifiedMs: ms } : {}),
          },
          call.identity,
        );
      } catch (error) {
        call.fail(`'${operand}': ${strerror(error)}`);
      }
    }

    async function touchTime(text: string | undefined, posix: string | undefined): Promise<number | undefined> {
      const wanted = text ?? posix;
      if (wanted === undefined) return undefined;
      let printed = '';
      const format =
        posix === undefined
          ? wanted
          : wanted.replace(
              /^(\d{4})?(\d{8})(\.\d\d)?$/,
              (_, year = '', rest, seconds = '') => `${rest}${year}${seconds}`,
            );
      const stamp =
        posix === undefined || !/^\d{10}(\.\d\d)?$/.test(wanted)
          ? format
          : `${wanted.slice(2, 10)}${wanted.slice(0, 2)}${wanted.slice(10)}`;
      await call.spawn(['date', '-d', stamp, '+%s'], {
        out: (data) => {
          printed += Buffer.from(data).toString();
        },
      });
      return /^\d+\n$/.test(printed) ? Number(printed) * 1000 : undefined;
    }
  },
});
