import { posix } from 'node:path';
import { decode, encode } from '../../bytes.ts';
import { strerror } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { type Options, parseOptions } from '../options.ts';
import { requireLines } from '../text/byte-lines.ts';
import { openOperand, unknownOption } from '../text/streams.ts';
import { type FilePatch, type Hunk, parsePatch, reversed } from './parse-patch.ts';
import { type FailedHunk, patchText } from './patch-file.ts';

/** `patch [-Rlsu] [-d DIR] [-i PATCH] [-p DEPTH] [-F FUZZ] [--dry-run] [FILE [PATCH]]`: unified diffs only */
export const patch = defineProgram({
  name: 'patch',
  async run(context) {
    const options = parseOptions(context.args, 'Rlsu', 'dipF', longOptions);
    if (options.unknown !== undefined) return unknownOption(context, 'patch', options.unknown);
    const [target, second, more] = options.operands;
    if (more !== undefined) return fail(context, 'Max 2 arguments (see "patch --help")');
    for (const letter of ['p', 'F']) {
      const given = options.value(letter);
      if (given !== undefined && !/^\d+$/.test(given)) return fail(context, `not integer: ${given}`);
    }
    const input = await openOperand(context, 'patch', options.value('i') ?? second ?? '-');
    if (input === undefined) return 1;
    const given = await input.all();
    requireLittle(given);
    const patches = parsePatch(decode(given));
    let status = 0;
    for (const each of patches) {
      if (each.hunks.length === 0) continue;
      try {
        status = Math.max(status, await patchOne(each, target, options, context));
      } catch (error) {
        return fail(context, `${target ?? nameOf(each, options)}: ${strerror(error)}`);
      }
    }
    return status;
  },
});

const longOptions = { 'dry-run': 'n', quiet: 's', silent: 's', reverse: 'R', 'no-backup-if-mismatch': 'u' } as const;

function fail({ err }: ProgramContext, problem: string): number {
  err(`patch: ${problem}\n`);
  return 1;
}

async function patchOne(
  each: FilePatch,
  target: string | undefined,
  options: Options,
  context: ProgramContext,
): Promise<number> {
  const { disk } = context.system;
  const hunks = options.has('R') ? each.hunks.map(reversed) : each.hunks;
  const [oldName, newName] = options.has('R') ? [each.newName, each.oldName] : [each.oldName, each.newName];
  const name = target ?? nameOf(each, options);
  const folder = resolvePath(context.cwd, options.value('d') ?? '.');
  const path = resolvePath(folder, name);
  const isNew = isAllNew(hunks) && (oldName === undefined || !(await disk.exists(path)));
  const isGone = newName === undefined;
  if (!options.has('s')) context.out(`${isGone ? 'removing' : isNew ? 'creating' : 'patching'} ${name}\n`);
  const content = isNew ? new Uint8Array() : await disk.read(path, context.identity);
  requireLittle(content);
  const before = decode(content);
  const same = options.has('l') ? sameWords : sameText;
  const patched = await patchText(before, hunks, { fuzz: fuzzOf(options), same, turn: context.turn });
  for (const failed of patched.failed) context.err(renderFailure(failed));
  if (patched.failed.length > 0) return 1;
  if (options.has('n')) return 0;
  // One that ought to be empty and is not had more in it than the patch knows of.
  if (isGone && patched.text === '') await disk.remove(path, context.identity);
  else {
    if (isNew) await disk.mkdir(posix.dirname(path), context.identity, { recursive: true });
    await disk.write(path, encode(patched.text), context.identity);
  }
  return 0;
}

/** Bytes. A file that is patched is a source text; all of it is worked on at once, which holds up other phones. */
const mostBytes = 16 * 1024 * 1024;

/** @throws RangeError for more than one patch may hold */
function requireLittle(content: Uint8Array): void {
  if (content.length > mostBytes) throw new RangeError('Out of memory');
  requireLines(content);
}

/** The file the patch means, without so many folders at its front as `-p` says; without that, without all. */
function nameOf({ oldName, newName }: FilePatch, options: Options): string {
  const [first, second] = options.has('R') ? [oldName, newName] : [newName, oldName];
  const name = first ?? second ?? '';
  const depth = options.value('p');
  const parts = name.split(/\/+/);
  return depth === undefined ? (parts.at(-1) ?? '') : parts.slice(Number(depth)).join('/') || (parts.at(-1) ?? '');
}

function isAllNew(hunks: readonly Hunk[]): boolean {
  return hunks.length === 1 && hunks[0]?.oldCount === 0 && hunks[0].oldStart === 0;
}

function fuzzOf(options: Options): number | undefined {
  const given = options.value('F');
  return given === undefined ? undefined : Number(given);
}

const sameText = (one: string, other: string) => one === other;
const sameWords = (one: string, other: string) => withoutBlanks(one) === withoutBlanks(other);
const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function renderFailure({ number, hunk, reversedAt }: FailedHunk): string {
  const hint = reversedAt === undefined ? '' : `Possibly reversed hunk ${number} at ${reversedAt}\n`;
  const lines = hunk.lines.map(({ sign, text }) => `${sign}${text}\n`).join('');
  return `${hint}Hunk ${number} FAILED ${hunk.oldStart}/${hunk.newStart}.\n${lines}`;
}
