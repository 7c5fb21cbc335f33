import { kernel } from '../../system/processes/kernel.ts';
import { mounts } from '../../system/processes/proc-files.ts';
import { localTime } from '../local-time.ts';
import { defineProgram, type Program } from '../program.ts';

const uname = defineProgram({
  name: 'uname',
  run({ args, out }) {
    const fields = {
      s: 'Linux',
      n: 'localhost',
      r: kernel.release,
      v: kernel.version,
      m: 'x86_64',
      o: 'Toybox',
    };
    const letters = args.join('').replaceAll('-', '') || 's';
    const shown = Object.entries(fields).filter(([letter]) => letters.includes('a') || letters.includes(letter));
    out(`${shown.map(([, text]) => text).join(' ')}\n`);
    return 0;
  },
});

const uptime = defineProgram({
  name: 'uptime',
  run({ system: { clock }, out }) {
    const minutes = Math.floor(clock.elapsed() / 60_000);
    const hours = Math.floor(minutes / 60);
    const up = hours === 0 ? `${minutes} min` : `${hours % 24}:${String(minutes % 60).padStart(2, '0')}`;
    const days = hours >= 24 ? `${Math.floor(hours / 24)} days, ` : '';
    out(
      ` ${localTime(clock.now(), clock.zone).slice(11)} up ${days}${up},  0 users,  load average: 0.10, 0.20, 0.10\n`,
    );
    return 0;
  },
});

const mount = defineProgram({
  name: 'mount',
  run({ args, out, err }) {
    if (args.length > 0) {
      err('mount: Operation not permitted\n');
      return 1;
    }
    out(mounts.map(([device, place, type, flags]) => `${device} on ${place} type ${type} (${flags})\n`).join(''));
    return 0;
  },
});

const free = defineProgram({
  name: 'free',
  run({ args, out }) {
    const unit = args.includes('-m') ? 1_048_576 : args.includes('-k') ? 1024 : 1;
    const row = (label: string, numbers: readonly number[]) =>
      `${label.padEnd(7)}${numbers.map((kilobytes) => String(Math.floor((kilobytes * 1024) / unit)).padStart(12)).join('')}\n`;
    out('\t\ttotal        used        free      shared     buffers\n');
    out(row('Mem:', [2_021_884, 1_817_084, 204_800, 20_480, 10_240]));
    out(row('-/+ buffers/cache:', [1_806_844, 215_040]));
    out(row('Swap:', [1_516_408, 0, 1_516_408]));
    return 0;
  },
});

const nproc = defineProgram({
  name: 'nproc',
  run({ out }) {
    out('4\n');
    return 0;
  },
});

const hostname = defineProgram({
  name: 'hostname',
  run({ out }) {
    out('localhost\n');
    return 0;
  },
});

export const deviceFacts: readonly Program[] = [uname, uptime, mount, free, nproc, hostname];
