import { defineProgram, type ProgramContext } from '../../program.ts';
import { inputOf } from '../../program-input.ts';
import { confirm } from '../files/confirm.ts';
import { parseOptions } from '../options.ts';
import { linesOf } from './lines.ts';
import { run, splitAtProgram } from './run-others.ts';
import { parseCount, unknownOption } from './streams.ts';

/** Bytes of a command line: ARG_MAX, less what the environment takes. */
const mostBytes = 128 * 1_024 - 2_048;

/** toybox xargs: words end at white space, and quotes are letters as any other. */
export const xargs = defineProgram({
  name: 'xargs',
  async run(context) {
    const [flags, rest] = splitAtProgram(context.args, 'nsEP');
    const options = parseOptions(flags, '0oprt', 'nsEP');
    if (options.unknown !== undefined) return unknownOption(context, 'xargs', options.unknown);
    const numbers = { n: Number.POSITIVE_INFINITY, s: mostBytes, P: 1 };
    for (const letter of ['n', 's', 'P'] as const) {
      const text = options.value(letter);
      if (text === undefined) continue;
      const number = parseCount(text);
      if (number === undefined) return complain(context, `not integer: ${text}`);
      const least = letter === 'P' ? 0 : 1;
      if (number < least) return complain(context, `-${letter} < ${least} (see "xargs --help")`);
      numbers[letter] = number;
    }
    const argv = rest.length === 0 ? ['echo'] : rest;
    const ownBytes = sizeOf(argv);
    let batch: string[] = [];
    let bytes = ownBytes;
    let status = 0;
    let hasRun = false;
    const flush = async () => {
      const words = [...argv, ...batch];
      batch = [];
      bytes = ownBytes;
      hasRun = true;
      if (options.has('t')) context.err(`${words.join(' ')} \n`);
      if (options.has('p') && !(await confirm(context, words.join(' ')))) return true;
      const ended = await run(context, 'xargs', words, { stdin: inputOf('') });
      if (ended === 255 || ended > 125) status = ended === 255 ? 124 : ended;
      else if (ended !== 0 && status === 0) status = 123;
      if (ended === 255) context.err(`xargs: ${words[0]}: exited with status 255; aborting\n`);
      return ended !== 255 && ended !== 127;
    };
    for await (const word of wordsOf(context, options.has('0'))) {
      if (options.value('E') === word) break;
      const size = sizeOf([word]);
      if (ownBytes + size > numbers.s) return complain(context, 'command too long');
      if (bytes + size > numbers.s && !(await flush())) return status;
      batch.push(word);
      bytes += size;
      if (batch.length >= numbers.n && !(await flush())) return status;
    }
    if (batch.length > 0 || (!hasRun && !options.has('r'))) await flush();
    return status;
  },
});

/** What words take in a command line, each with its end. */
function sizeOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0);
}

/** Words of the input as they come: by white space, or by NUL. */
async function* wordsOf({ stdin, turn }: ProgramContext, byNul: boolean): AsyncGenerator<string> {
  for await (const lines of linesOf(stdin, byNul ? 0 : 0x0a)) {
    for (const line of lines) {
      await turn();
      if (byNul) yield line;
      else {
        for (const [word] of line.matchAll(/[^ \t\n\r\v\f]+/g)) {
          await turn();
          yield word;
        }
      }
    }
  }
}

function complain({ err }: ProgramContext, problem: string): number {
  err(`xargs: ${problem}\n`);
  return 1;
}
