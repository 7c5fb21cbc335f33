import { Bash, type Command, type CommandName, defineCommand, latin1FromBytes } from 'just-bash';
import { diskFileSystem } from './disk-file-system.ts';
import { errnoCode, strerror } from './errno.ts';
import { asMksh, asMkshMerged } from './mksh-messages.ts';
import type { Program, ProgramContext } from './program.ts';
import { inputOf } from './program-input.ts';
import { readsStdin } from './reads-stdin.ts';
import { RedirectTargets } from './redirect-targets.ts';

/**
 * Runs a script by the interpreter. Its programs are ours and, where toybox and just-bash print the same, just-bash's.
 * Output comes when the script has ended.
 */
export async function interpret(
  script: string,
  context: Omit<ProgramContext, 'args' | 'spawn' | 'shell' | 'programNames'>,
  options: {
    readonly programs: ReadonlyMap<string, Program>;
    readonly parameters?: readonly string[];
    /** Context in which a program called by the script runs. */
    nested(
      program: Program,
      args: readonly string[],
      overrides: Pick<ProgramContext, 'cwd' | 'env' | 'stdin' | 'signal' | 'out' | 'err'>,
    ): Promise<number>;
  },
): Promise<number> {
  const exitTraps: string[] = [];
  const commands = [...options.programs.values()].map((program) => toCommand(program, options.nested));
  commands.push(trapCommand(exitTraps));
  const names = { has: (name: string) => options.programs.has(name) || bundledNames.has(name) };
  const targets = new RedirectTargets(script);
  const bash = new Bash({
    fs: diskFileSystem(context.system.disk, context.identity, names, targets),
    cwd: context.cwd,
    env: Object.fromEntries(context.env),
    commands: [...bundled],
    customCommands: commands,
    // The scripts' authors own this process: the limits guard against nothing here, and long waits are legitimate.
    executionLimits: { maxExecutionTimeMs: Infinity, maxLoopIterations: 10_000_000, maxCommandCount: 10_000_000 },
    defenseInDepth: false,
    processInfo: { pid: 4000, ppid: 340, uid: context.identity.uid, gid: context.identity.uid },
    sleep: (ms) => abortableSleep(ms, context.signal),
  });
  const stdin = readsStdin(script) ? Buffer.from(await context.stdin.all()).toString('latin1') : '';
  const setParameters = options.parameters?.length ? `set -- ${options.parameters.map(quote).join(' ')}\n` : '';
  const exec = { rawScript: true, stdin, stdinKind: 'bytes', signal: context.signal } as const;
  let result: Awaited<ReturnType<Bash['exec']>>;
  try {
    result = await bash.exec(setParameters + script, exec);
  } catch (error) {
    // A target that only the script's run could tell, `> "$file"`: opening it ends the whole script.
    if (errnoCode(error) === undefined || !(error instanceof Error) || !('path' in error)) throw error;
    context.err(`/system/bin/sh: can't create ${String(error.path)}: ${strerror(error)}\n`);
    return 1;
  }
  let status = emit(result, script, targets, context);
  for (const trap of exitTraps.splice(0)) {
    const trapped = await bash.exec(trap, { rawScript: true, signal: context.signal });
    emit(trapped, trap, targets, context);
    status = result.exitCode;
  }
  return status;
}

/** Applets whose output just-bash prints as toybox does. */
const bundled: readonly CommandName[] = [
  'awk',
  'base64',
  'basename',
  'clear',
  'comm',
  'cut',
  'diff',
  'dirname',
  'egrep',
  'env',
  'expand',
  'expr',
  'false',
  'fgrep',
  'file',
  'find',
  'grep',
  'gunzip',
  'gzip',
  'head',
  'nl',
  'od',
  'paste',
  'printenv',
  'printf',
  'rev',
  'sed',
  'seq',
  'sleep',
  'sort',
  'split',
  'strings',
  'tac',
  'tail',
  'tar',
  'tee',
  'time',
  'timeout',
  'tr',
  'true',
  'uniq',
  'wc',
  'xargs',
  'zcat',
];
export const bundledNames: ReadonlySet<string> = new Set(bundled);

function toCommand(program: Program, nested: Parameters<typeof interpret>[2]['nested']): Command {
  return defineCommand(program.name, async (args, shell) => {
    const stdout: Buffer[] = [];
    let stderr = '';
    const exitCode = await nested(program, args, {
      cwd: shell.cwd,
      env: new Map(Object.entries(shell.exportedEnv ?? {})),
      stdin: inputOf(Buffer.from(latin1FromBytes(shell.stdin), 'latin1')),
      signal: shell.signal ?? new AbortController().signal,
      out: (data) => stdout.push(Buffer.from(data)),
      err: (text) => {
        stderr += text;
      },
    });
    return { stdout: Buffer.concat(stdout).toString('latin1'), stdoutKind: 'bytes', stderr, exitCode };
  });
}

/** The interpreter has no traps; the one scripts use is on exit. */
function trapCommand(exitTraps: string[]): Command {
  return defineCommand('trap', async (args) => {
    const [action, ...signals] = args[0] === '--' ? args.slice(1) : args;
    if (action !== undefined && signals.some((signal) => signal === 'EXIT' || signal === '0')) {
      exitTraps.splice(0, 1, ...(action === '-' || action === '' ? [] : [action]));
    }
    return { stdout: '', stderr: '', exitCode: 0 };
  });
}

function emit(
  result: { stdout: string; stderr: string; exitCode: number },
  script: string,
  targets: RedirectTargets,
  context: Pick<ProgramContext, 'out' | 'err'>,
): number {
  const stdout = asMkshMerged(script, result.stdout);
  if (stdout !== '') context.out(Buffer.from(stdout, isBinary(stdout) ? 'latin1' : 'utf8'));
  const { stderr, status } = asMksh(script, result.stderr, result.exitCode, targets.refused);
  if (stderr !== '') context.err(stderr);
  return status;
}

/**
 * The interpreter gives output that is UTF-8 as text, and other output as one character per byte, without saying
 * which. Control characters from U+0080 to U+009F stand in no text, and in the first bytes of every image and archive.
 */
function isBinary(output: string): boolean {
  return /[\u0080-\u009f]/.test(output) && !/[^\p{ASCII}\u0080-\u00ff]/u.test(output);
}

function abortableSleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}

/** One word, whatever it holds. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** Words for an error a program did not expect: those of the system call, or the exception's own. */
export function describeFailure(error: unknown): string {
  if (errnoCode(error) !== undefined && error instanceof Error) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
