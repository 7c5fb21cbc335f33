import { processTableOf } from '../../process-table.ts';
import { signalName, signalNames, signalNumber, signalText } from '../../signals.ts';
import type { Job } from '../jobs.ts';
import type { Shell } from '../shell.ts';
import { waitForChild } from '../subshell.ts';
import { type Builtin, fail, readOptions } from './builtin.ts';

const jobs: Builtin = {
  name: 'jobs',
  async run(shell, args) {
    const { found } = readOptions(args, 'lpn');
    for (const job of [...shell.jobs.list()]) {
      await shell.write(1, found.has('p') ? `${job.process.pid}\n` : `${describeJob(shell, job, found.has('l'))}\n`);
      if (job.process.hasEnded) shell.jobs.forget(job);
    }
    return 0;
  },
};

/** `[1] + Running              sleep 5` */
export function describeJob(shell: Shell, job: Job, withPid = false): string {
  const list = shell.jobs.list();
  const mark = job === list.at(-1) ? '+' : job === list.at(-2) ? '-' : ' ';
  const { killedBy, status } = job.process;
  const state =
    killedBy !== undefined
      ? signalText(killedBy)
      : status === undefined
        ? 'Running'
        : status === 0
          ? 'Done'
          : `Done (${status})`;
  return `[${job.id}] ${mark} ${withPid ? `${job.process.pid} ` : ''}${state.padEnd(20)} ${job.text}`;
}

const wait: Builtin = {
  name: 'wait',
  async run(shell, args) {
    if (args.length === 0) {
      for (const job of [...shell.jobs.list()]) {
        await untilSignal(shell, job.process.exited);
        if (shell.hasPending) return 128 + 15;
        shell.jobs.forget(job);
      }
      return 0;
    }
    let status = 0;
    for (const word of args) {
      const job = shell.jobs.find(word);
      if (job === undefined) {
        if (!/^(?:%.*|\d+)$/.test(word))
          return fail(shell, 'wait', `${word}: arguments must be jobs or process IDs`, 127);
        status = 127;
        continue;
      }
      const ended = await untilSignal(shell, job.process.exited);
      if (ended === undefined) return 128 + 15;
      shell.jobs.forget(job);
      status = ended;
    }
    return status;
  },
};

/** A signal with a trap ends the wait. */
async function untilSignal<T>(shell: Shell, promise: Promise<T>): Promise<T | undefined> {
  return await shell.until(Promise.race([promise, shell.nextSignal().then(() => undefined)]));
}

const foreground: Builtin = {
  name: 'fg',
  async run(shell, [word = '%+']) {
    const job = shell.jobs.find(word);
    if (job === undefined) return fail(shell, 'fg', `${word}: no such job`);
    await shell.write(1, `${job.text}\n`);
    const status = await shell.inForeground(job.process, () => waitForChild(shell, job.process));
    shell.jobs.forget(job);
    return status;
  },
};

/** Nothing stops here, so nothing has to go on. */
const background: Builtin = {
  name: 'bg',
  run(shell, [word = '%+']) {
    return shell.jobs.find(word) === undefined ? fail(shell, 'bg', `${word}: no such job`) : 0;
  },
};

const kill: Builtin = {
  name: 'kill',
  async run(shell, args) {
    if (args[0] === '-l') return await listSignals(shell, args.slice(1));
    const chosen = chooseSignal(args);
    if (chosen === undefined) return fail(shell, 'kill', `${args[0]?.replace(/^-/, '')}: bad signal name`);
    if (chosen.rest.length === 0) {
      shell.print(
        'usage: kill [-s signame | -signum | -signame] { job | pid | pgrp } ...\n       kill -l [exit_status ...]\n',
      );
      return 1;
    }
    let status = 0;
    for (const word of chosen.rest) {
      const problem = await send(shell, word, chosen.signal);
      if (problem !== undefined) status = fail(shell, 'kill', `${word}: ${problem}`);
    }
    return status;
  },
};

function chooseSignal(
  args: readonly string[],
): { readonly signal: number; readonly rest: readonly string[] } | undefined {
  const [first = '', second = ''] = args;
  if (first === '-s' || first === '-n') {
    const signal = signalNumber(second);
    return signal === undefined ? undefined : { signal, rest: args.slice(args[2] === '--' ? 3 : 2) };
  }
  if (first === '--') return { signal: 15, rest: args.slice(1) };
  if (!first.startsWith('-') || first === '-') return { signal: 15, rest: args };
  const signal = signalNumber(first.slice(1));
  return signal === undefined ? undefined : { signal, rest: args.slice(second === '--' ? 2 : 1) };
}

async function listSignals(shell: Shell, words: readonly string[]): Promise<number> {
  if (words.length === 0) {
    await shell.write(1, signalNames.map((name, place) => `${String(place + 1).padStart(2)} ${name}\n`).join(''));
    return 0;
  }
  for (const word of words) {
    const number = Number(word);
    await shell.write(
      1,
      `${Number.isNaN(number) ? signalNumber(word) : signalName(number > 128 ? number - 128 : number)}\n`,
    );
  }
  return 0;
}

/** @returns what is wrong */
async function send(shell: Shell, word: string, signal: number): Promise<string | undefined> {
  const { system } = shell.start;
  const table = processTableOf(system);
  const who = shell.process.identity.uid;
  if (word.startsWith('%')) {
    const job = shell.jobs.find(word);
    if (job === undefined) return 'no such job';
    return table.signal(signal, [job.process], who) ? undefined : 'No such process';
  }
  if (!/^-?\d+$/.test(word)) return 'arguments must be jobs or process IDs';
  const pid = Number(word);
  if (pid <= 0) {
    const group = pid === 0 ? shell.process.group : -pid;
    return table.signal(signal, table.group(group), who) ? undefined : 'No such process';
  }
  const process = table.find(pid);
  if (process !== undefined) return table.signal(signal, [process], who) ? undefined : 'Operation not permitted';
  const app = system.processes.list().find((each) => each.pid === pid);
  if (app === undefined) return pid < 1_000 && who !== 0 ? 'Operation not permitted' : 'No such process';
  if (who !== 0 && who !== app.uid) return 'Operation not permitted';
  if (signal !== 0) await system.processes.killPid(pid, 'signal');
  return undefined;
}

export const jobBuiltins: readonly Builtin[] = [jobs, wait, foreground, background, kill];
