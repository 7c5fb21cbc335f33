import { ByteReader } from '../../byte-reader.ts';
import { decode } from '../../bytes.ts';
import { strerror } from '../../errno.ts';
import { defineProgram } from '../../program.ts';
import { type FileCall, fileProgram } from '../files/file-program.ts';
import { compileGlob } from '../find/glob.ts';
import { isZlibError, uncompressed } from '../gzip/compression.ts';
import { extractEntry, listEntry } from './extract.ts';
import { packOperands } from './pack.ts';
import { readEntries, type TarEntry } from './tar-format.ts';

const valued = 'fCTXIEMDWG';

const applet = fileProgram({
  name: 'tar',
  letters: 'cxtvohmjJzOkSNRQrsp',
  valued,
  long: {
    ...{ create: 'c', extract: 'x', list: 't', file: 'f', verbose: 'v', gzip: 'z', directory: 'C', 'to-stdout': 'O' },
    ...{ exclude: 'E', mode: 'M', mtime: 'D', owner: 'W', group: 'G', 'numeric-owner': 'N', 'no-recursion': 'R' },
    ...{ 'full-time': 'Q', restrict: 'r', selinux: 's', sparse: 'S', dereference: 'h', 'exclude-from': 'X' },
    ...{ 'files-from': 'T', 'no-same-owner': 'o' },
  },
  least: 0,
  async run(call) {
    const action = call.last('cxt');
    if (action === undefined) return call.fail('Needs -txc (see "tar --help")');
    if (call.has('j') || call.has('J')) {
      return call.fail(`exec ${call.has('j') ? 'bzip2' : 'xz'}: No such file or directory`);
    }
    const folder = call.value('C');
    const cwd = folder === undefined ? call.cwd : call.at(folder);
    let hasErrors = false;
    const fail = (text: string) => {
      hasErrors = true;
      call.fail(text);
    };
    try {
      const names = [...call.operands, ...(await linesOf(call, call.value('T')))];
      const excludes = [...call.values('E'), ...(await linesOf(call, call.value('X')))];
      const rules = { cwd, names, isExcluded: excluding(excludes) };
      if (action === 'c') await packOperands({ ...call, fail }, rules);
      else await readArchive({ ...call, fail }, { ...rules, lists: action === 't' });
    } catch (error) {
      const path = call.value('f') ?? '-';
      return call.fail(`${path}: ${isZlibError(error) ? error.message : strerror(error)}`);
    }
    if (hasErrors) call.fail('had errors');
  },
});

/** The oldest way to write it has no dash, and the values of the letters come after the word. */
export const tar = defineProgram({
  name: 'tar',
  run(context) {
    const [first, ...rest] = context.args;
    if (first === undefined || first.startsWith('-')) return applet.run(context);
    const words = [...first].flatMap((letter) =>
      valued.includes(letter) ? [`-${letter}`, rest.shift() ?? ''] : [`-${letter}`],
    );
    return applet.run({ ...context, args: [...words, ...rest] });
  },
});

async function linesOf(call: FileCall, path: string | undefined): Promise<readonly string[]> {
  if (path === undefined) return [];
  return decode(await (await call.open(path)).all())
    .split('\n')
    .filter((line) => line !== '');
}

/** A pattern is that of a whole name, or of its end after a slash. */
function excluding(patterns: readonly string[]): (name: string) => boolean {
  const fits = patterns.map((pattern) => compileGlob(pattern, false));
  return (name) => {
    const parts = name.replace(/\/+$/, '').split('/');
    return parts.some((_, place) => fits.some((fit) => fit(parts.slice(place).join('/'))));
  };
}

interface Reading {
  readonly cwd: string;
  readonly names: readonly string[];
  readonly lists: boolean;
  isExcluded(name: string): boolean;
}

async function readArchive(call: FileCall, { cwd, names, lists, isExcluded }: Reading): Promise<void> {
  const bytes = new ByteReader(uncompressed(await call.open(call.value('f') ?? '-')));
  const globs = names.map((name) => ({ plain: name.replace(/\/+$/, ''), fits: compileGlob(name, false) }));
  const isWanted = ({ name }: TarEntry) => {
    const plain = name.replace(/\/+$/, '');
    if (isExcluded(plain)) return false;
    return (
      globs.length === 0 ||
      globs.some((glob) => plain === glob.plain || plain.startsWith(`${glob.plain}/`) || glob.fits(name))
    );
  };
  for await (const entry of readEntries(bytes)) {
    await call.turn();
    if (entry === undefined) {
      call.failSilently();
      call.err('tar: Not tar\n');
      return;
    }
    if (!isWanted(entry)) continue;
    if (lists) listEntry(call, entry);
    else await extractEntry(call, entry, cwd);
  }
}
