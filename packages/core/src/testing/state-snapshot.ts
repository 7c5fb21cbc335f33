import type { Device } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import { sh } from '../shell/sh.ts';

/** The state of a phone as far as a task must put it back: a line for each setting and file. */
export type StateSnapshot = ReadonlyMap<string, string>;

const namespaces = ['system', 'secure', 'global'] as const;

/** Settings that change by themselves: the names are about time or use, or the value is a time. */
const selfChanging = /(^|_)(time|date|timestamp|clock|last|count|usage|uptime)(_|$)/;
const epochMilliseconds = /^\d{13}$/;

/**
 * Reads all settings, and the checksums of all files below the given folders. Of a database (`*.db`) what it holds
 * counts, by `sqlite3` where the device has it: equal rows lie in different bytes after others came and went.
 *
 * @param folders e.g. `/sdcard`, `/data/data/com.example/databases`; read as root where the device is rooted
 * @param known what databases hold by their bytes, of earlier looks at this device: equal bytes are not read out again
 * @throws AW_COMMAND_FAILED if the device cannot list its settings
 */
export async function takeStateSnapshot(
  device: Device,
  folders: readonly string[],
  known: Map<string, string> = new Map(),
): Promise<StateSnapshot> {
  const settings = await Promise.all(namespaces.map((namespace) => readSettings(device, namespace)));
  const { rooted } = await device.facts();
  const files = await Promise.all(folders.map((folder) => readChecksums({ device, root: rooted, known }, folder)));
  return new Map([...settings.flat(), ...files.flat()]);
}

/** What differs, one line each: `setting global airplane_mode_on: "0" became "1"`. */
export function compareStateSnapshots(before: StateSnapshot, after: StateSnapshot): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}: ${show(before.get(key))} became ${show(after.get(key))}`)
    .sort();
}

type Line = readonly [key: string, value: string];

async function readSettings(device: Device, namespace: string): Promise<Line[]> {
  const { exitCode, stdout, stderr } = await device.shell(sh`settings list ${namespace}`);
  if (exitCode !== 0) {
    throw new AndroidWorldError(
      'AW_COMMAND_FAILED',
      `\`settings list ${namespace}\` failed with ${exitCode}: ${stderr}`,
      {
        details: { namespace, exitCode, stderr },
      },
    );
  }
  return stdout.split(/\r?\n/).flatMap((line) => {
    const [name = '', ...value] = line.split('=');
    const text = value.join('=');
    if (name === '' || selfChanging.test(name) || epochMilliseconds.test(text)) return [];
    return [[`setting ${namespace} ${name}`, text] as const];
  });
}

interface Reading {
  readonly device: Device;
  readonly root: boolean;
  readonly known: Map<string, string>;
}

async function readChecksums(reading: Reading, folder: string): Promise<Line[]> {
  const { device, root, known } = reading;
  // A folder that is not there has no files; files may go while they are listed. Both show in the comparison.
  const { stdout } = await device.shell(sh`find ${folder}/ -type f -exec md5sum ${'{}'} ${'+'}`, { root });
  const sums = readSums(stdout);
  const databases = [...sums.keys()].filter((path) => path.endsWith('.db'));
  const fresh = databases.filter((path) => !known.has(bytesOf(path, sums)));
  const held = await readDatabases(reading, fresh, sums);
  return [...sums].flatMap(([path, sum]) => {
    if (/\.db-[^/]*$/.test(path)) return [];
    if (!path.endsWith('.db')) return [[`file ${path}`, sum] as const];
    const content = held.get(path) ?? known.get(bytesOf(path, sums));
    return content === undefined ? [] : [[`file ${path}`, content] as const];
  });
}

/** By path. */
async function readDatabases(
  { device, root, known }: Reading,
  paths: readonly string[],
  before: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const { stdout } = await device.shell(
    sh`for file in ${paths}; do
  if [ "$(head -c 15 "$file")" = ${'SQLite format 3'} ] && command -v sqlite3 > /dev/null; then
    echo "$(sqlite3 "$file" .dump | md5sum | cut -c 1-32)  $file"
  else
    md5sum "$file"
  fi
done
echo after
for file in ${paths}; do
  find "$(dirname "$file")" -type f -name "$(basename "$file")*" -exec md5sum ${'{}'} ${'+'}
done`,
    { root },
  );
  const [held = '', after = ''] = stdout.split(/^after$/m);
  const contents = readSums(held);
  const now = readSums(after);
  for (const [path, content] of contents) {
    // Written meanwhile: nobody knows of which bytes that is the content.
    if (bytesOf(path, before) === bytesOf(path, now)) known.set(bytesOf(path, now), content);
  }
  return contents;
}

/** Of an empty file. */
const emptySum = 'd41d8cd98f00b204e9800998ecf8427e';

/**
 * What a database is made of. Its index of the write-ahead log changes when it is read, and an empty log, which then goes,
 * is none.
 */
function bytesOf(path: string, sums: ReadonlyMap<string, string>): string {
  const sumOf = (end: string) => sums.get(`${path}${end}`) ?? emptySum;
  return [path, ...['', '-wal', '-journal'].map(sumOf)].join('\n');
}

function readSums(stdout: string): Map<string, string> {
  return new Map(
    stdout.split('\n').flatMap((line) => {
      const [, sum, path] = /^([0-9a-f]{32}) [ *](.+)$/.exec(line) ?? [];
      return sum === undefined || path === undefined ? [] : [[path, sum] as const];
    }),
  );
}

function show(value: string | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
