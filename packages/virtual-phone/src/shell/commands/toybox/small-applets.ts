import { kernel } from '../../../system/processes/kernel.ts';
import { mounts } from '../../../system/processes/proc-files.ts';
import { strerror } from '../../errno.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { fileProgram } from '../files/file-program.ts';
import { parseOptions } from '../options.ts';
import { run, splitAtProgram } from '../text/run-others.ts';
import { parseCount, unknownOption } from '../text/streams.ts';

const fallocate = fileProgram({
  name: 'fallocate',
  letters: '',
  valued: 'lo',
  least: 1,
  async run(call) {
    const size = parseCount(call.value('l') ?? '');
    const offset = parseCount(call.value('o') ?? '0') ?? 0;
    if (size === undefined) {
      call.fail('Needs -l');
      return;
    }
    const [file = ''] = call.operands;
    // It only ever grows.
    await call.attempt(file, async () => {
      const isThere = await call.system.disk.exists(call.at(file));
      const { size: before } = isThere ? await call.stat(file) : { size: 0 };
      await call.spawn(['truncate', '-s', String(Math.max(before, offset + size)), file]);
    });
  },
});

/** Everything the phone writes is on the computer's disk as soon as it is written. */
const fsync = fileProgram({
  name: 'fsync',
  letters: 'd',
  least: 1,
  async run(call) {
    for (const operand of call.operands) await call.attempt(operand, () => call.stat(operand));
  },
});

const unlink = fileProgram({
  name: 'unlink',
  letters: '',
  least: 1,
  async run(call) {
    const [file = ''] = call.operands;
    if (call.operands.length > 1) return call.fail('Max 1 argument (see "unlink --help")');
    try {
      await call.system.disk.remove(call.at(file), call.identity);
    } catch (error) {
      call.fail(`couldn't unlink '${file}': ${strerror(error)}`);
    }
  },
});

const factor = defineProgram({
  name: 'factor',
  async run(context) {
    const words =
      context.args.length > 0
        ? context.args
        : Buffer.from(await context.stdin.all())
            .toString()
            .split(/\s+/);
    let status = 0;
    for (const word of words.filter((each) => each !== '')) {
      const number = integerOf(word);
      if (number === undefined) {
        context.err(`factor: ${word}: not integer\n`);
        status = 1;
      } else context.out(`${number}:${(await factorsOf(number, context)).map((each) => ` ${each}`).join('')}\n`);
    }
    return status;
  },
});

/** As C reads it: `12`, `-4`, `0x10`, `010`. */
function integerOf(word: string): bigint | undefined {
  const [, sign, digits] = /^(-?)(0x[\da-f]+|0[0-7]*|[1-9]\d*)$/i.exec(word) ?? [];
  if (digits === undefined || digits.length > 30) return undefined;
  const value = BigInt(/^0[0-7]/.test(digits) ? `0o${digits.slice(1)}` : digits);
  // More than 64 bits are no number; dividing by numbers of any length would never end.
  return value >= 1n << 64n ? undefined : sign === '-' ? -value : value;
}

/** Those of 0 and 1 are themselves. */
async function factorsOf(number: bigint, context: ProgramContext): Promise<readonly bigint[]> {
  if (number < 0n) return [-1n, ...(await factorsOf(-number, context))];
  if (number < 2n) return [number];
  const factors: bigint[] = [];
  let left = number;
  const take = (divisor: bigint) => {
    while (left % divisor === 0n) {
      factors.push(divisor);
      left /= divisor;
    }
  };
  let divisor = 2;
  // Large numbers are slow to divide: only while they are.
  for (; left > BigInt(Number.MAX_SAFE_INTEGER) && BigInt(divisor) * BigInt(divisor) <= left; divisor += 1) {
    if (divisor % 10_000 === 0) await context.turn();
    take(BigInt(divisor));
  }
  for (let rest = Number(left); left <= BigInt(Number.MAX_SAFE_INTEGER) && divisor * divisor <= rest; divisor += 1) {
    if (divisor % 10_000 === 0) await context.turn();
    if (rest % divisor !== 0) continue;
    take(BigInt(divisor));
    rest = Number(left);
  }
  return left > 1n ? [...factors, left] : factors;
}

/** Priorities of input and output have no effect on a phone whose disk nobody waits for. */
const ionice = defineProgram({
  name: 'ionice',
  async run(context) {
    const [flags, argv] = splitAtProgram(context.args, 'cnp');
    const options = parseOptions(flags, 't', 'cnp');
    if (options.unknown !== undefined) return unknownOption(context, 'ionice', options.unknown);
    if (argv.length > 0) return await run(context, 'ionice', argv);
    if (options.value('c') === undefined) context.out('unknown: prio 4\n');
    return 0;
  },
});

const mountpoint = fileProgram({
  name: 'mountpoint',
  letters: 'qd',
  least: 1,
  async run(call) {
    const [folder = ''] = call.operands;
    await call.attempt(folder, async () => {
      await call.stat(folder);
      const isOne = mounts.some(([, place]) => place === call.at(folder));
      if (!isOne) call.failSilently();
      if (!call.has('q')) call.out(`${folder} is ${isOne ? '' : 'not '}a mountpoint\n`);
    });
  },
});

const uuidgen = defineProgram({
  name: 'uuidgen',
  run({ args, system: { random }, out, err }) {
    if (args.length > 0) {
      err('uuidgen: Max 0 arguments (see "uuidgen --help")\n');
      return 1;
    }
    const bytes = Buffer.alloc(16);
    for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE(random.word(), at);
    // Version 4, variant 1.
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    out(`${bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}\n`);
    return 0;
  },
});

const dmesg = defineProgram({
  name: 'dmesg',
  run({ identity, system: { clock }, out, err }) {
    if (identity.uid !== 0) {
      err('dmesg: klogctl: Permission denied\n');
      return 1;
    }
    const seconds = (clock.elapsed() / 1_000).toFixed(6).padStart(12);
    out(
      `[    0.000000] Linux version ${kernel.release} ${kernel.version}\n[${seconds}] init: Service 'adbd' is running\n`,
    );
    return 0;
  },
});

const vmstat = defineProgram({
  name: 'vmstat',
  async run(context) {
    const options = parseOptions(context.args, 'n');
    if (options.unknown !== undefined) return unknownOption(context, 'vmstat', options.unknown);
    const [delay, count] = options.operands.map(Number);
    const wrong = options.operands.find((word) => !/^\d+$/.test(word));
    if (wrong !== undefined) {
      context.err(`vmstat: not integer: ${wrong}\n`);
      return 1;
    }
    context.out('procs ------------memory------------ ----swap---- -----io----- ---system---- ----cpu----\n');
    context.out(' r  b    swpd    free    buff   cache    si    so    bi    bo     in    cs us sy id wa\n');
    const rows = delay === undefined ? 1 : (count ?? Number.POSITIVE_INFINITY);
    for (let row = 0; row < rows && !context.signal.aborted; row += 1) {
      if (row > 0) await context.sleep((delay ?? 1) * 1_000);
      await context.out(' 1  0       0  204800   10240  716800     0     0     0     0    750  1750  0  0 100  0\n');
    }
    return 0;
  },
});

export const smallApplets: readonly Program[] = [
  dmesg,
  factor,
  fallocate,
  fsync,
  ionice,
  mountpoint,
  unlink,
  uuidgen,
  vmstat,
];
