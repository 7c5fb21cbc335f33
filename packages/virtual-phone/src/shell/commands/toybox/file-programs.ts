import { posix } from 'node:path';
import { errnoCode, strerror } from '../../errno.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { applyMode } from '../files/mode-text.ts';
import { parseOptions } from '../options.ts';
import { needs } from '../text/small-programs.ts';
import { unknownOption } from '../text/streams.ts';

/** Copies files and says at once what they are to be like; with `-d` it makes folders. */
const install = defineProgram({
  name: 'install',
  async run(context) {
    const options = parseOptions(context.args, 'cdDpsv', 'gmo');
    if (options.unknown !== undefined) return unknownOption(context, 'install', options.unknown);
    const { operands } = options;
    const mode = options.value('m') ?? '0755';
    const owner = options.value('o');
    const group = options.value('g');
    const dress = async (path: string) => {
      const steps = [
        ['chmod', mode, path],
        ...(owner === undefined ? [] : [['chown', owner, path]]),
        ...(group === undefined ? [] : [['chgrp', group, path]]),
      ];
      for (const step of steps) {
        const status = await context.spawn(step);
        if (status !== 0) return status;
      }
      return 0;
    };
    if (options.has('d')) {
      if (operands.length === 0) return needs(context, 'install', 1);
      for (const folder of operands) {
        const status = (await context.spawn(['mkdir', '-p', folder])) || (await dress(folder));
        if (status !== 0) return status;
      }
      return 0;
    }
    const target = operands.at(-1);
    const sources = operands.slice(0, -1);
    if (target === undefined || sources.length === 0) return needs(context, 'install', 2);
    if (options.has('D')) await context.spawn(['mkdir', '-p', posix.dirname(target)]);
    const isFolder = await isDirectory(context, target);
    for (const source of sources) {
      const to = isFolder ? posix.join(target, posix.basename(source)) : target;
      const copy = ['cp', ...(options.has('p') ? ['-p'] : []), ...(options.has('v') ? ['-v'] : []), source, to];
      const status = (await context.spawn(copy)) || (await dress(to));
      if (status !== 0) return status;
    }
    return 0;
  },
});

async function isDirectory({ system, cwd, identity }: ProgramContext, path: string): Promise<boolean> {
  try {
    return (await system.disk.stat(resolvePath(cwd, path), identity)).kind === 'directory';
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    return false;
  }
}

const mkfifo = defineProgram({
  name: 'mkfifo',
  async run(context) {
    const options = parseOptions(context.args, '', 'mZ');
    if (options.unknown !== undefined) return unknownOption(context, 'mkfifo', options.unknown);
    if (options.operands.length === 0) return needs(context, 'mkfifo', 1);
    const asked = options.value('m');
    const mode = asked === undefined ? undefined : applyMode(asked, { mode: 0o666, kind: 'file' });
    if (asked !== undefined && mode === undefined) {
      context.err(`mkfifo: bad mode '${asked}'\n`);
      return 1;
    }
    let status = 0;
    for (const path of options.operands) {
      try {
        await context.system.disk.mkfifo(
          resolvePath(context.cwd, path),
          context.identity,
          mode === undefined ? {} : { mode },
        );
      } catch (error) {
        context.err(`mkfifo: '${path}': ${strerror(error)}\n`);
        status = 1;
      }
    }
    return status;
  },
});

export const moreFilePrograms: readonly Program[] = [install, mkfifo];
