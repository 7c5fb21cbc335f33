import { decode } from '../bytes.ts';
import { errnoCode, errnoText } from '../errno.ts';
import type { ShellProcess } from '../process.ts';
import { resolvePath } from '../resolve-path.ts';
import type { Start } from '../run-program.ts';
import { runLines } from './interactive.ts';
import { Jobs } from './jobs.ts';
import { runLast, runner } from './runner.ts';
import { type Options, optionLetters, Shell, type Source } from './shell.ts';
import { runToEnd } from './subshell.ts';
import { parseScript } from './syntax.ts';

/**
 * Runs `sh` in a process, which ends with it.
 *
 * @param argv with the shell's own name: `sh -c script name args`, `sh file args`, `sh`
 * @returns the exit status
 */
export async function startShell(process: ShellProcess, argv: readonly string[], start: Start): Promise<number> {
  process.becomes(argv, start.env);
  const request = await readArguments(process, argv, start);
  if ('problem' in request) {
    const place = request.name;
    const room = process.files.get(2)?.write(Buffer.from(`${place}: ${request.problem}\n`));
    if (room instanceof Promise) room.catch(() => {});
    process.end(request.status);
    return request.status;
  }
  const shell = newShell(process, request, start);
  const { script } = request;
  void runToEnd(shell, async () => {
    if (script === undefined) return await runLines(shell);
    const parsed = parseScript(script);
    if ('problem' in parsed) {
      shell.line = parsed.line;
      shell.warn(parsed.problem);
      return 1;
    }
    return await runLast(shell, parsed);
  });
  return await process.exited;
}

interface Request {
  /** Undefined: commands come from the input. */
  readonly script: string | undefined;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly source: Source;
  readonly options: readonly (readonly [keyof Options, boolean])[];
  readonly isInteractive: boolean;
}

type Refusal = { readonly problem: string; readonly name: string; readonly status: number };

async function readArguments(
  process: ShellProcess,
  [name = 'sh', ...words]: readonly string[],
  { system, cwd }: Start,
): Promise<Request | Refusal> {
  const options: [keyof Options, boolean][] = [];
  let letters = '';
  let at = 0;
  for (; /^[-+]./.test(words[at] ?? '') && !letters.includes('c'); at += 1) {
    const word = words[at] ?? '';
    if (word === '--') {
      at += 1;
      break;
    }
    for (const letter of word.slice(1)) {
      const isOn = word.startsWith('-');
      if (letter === 'o') {
        at += 1;
        options.push([words[at] as keyof Options, isOn]);
      } else letters += letter;
      const option = optionOf(letter);
      if (option !== undefined) options.push([option, isOn]);
    }
  }
  const rest = words.slice(at);
  const common = { options, isInteractive: false };
  if (letters.includes('c')) {
    const [script, given = name, ...parameters] = rest;
    if (script === undefined) return { problem: '-c: requires an argument', name, status: 1 };
    return { ...common, script, name: given, parameters, source: { name: given, isFile: false } };
  }
  const [file, ...parameters] = rest;
  if (file === undefined || letters.includes('s')) {
    const isInteractive = letters.includes('i') || process.files.get(0)?.isTerminal === true;
    const source = { name: isInteractive ? name : '<stdin>', isFile: !isInteractive };
    return { ...common, script: undefined, name, parameters: letters.includes('s') ? rest : [], source, isInteractive };
  }
  try {
    const script = decode(await system.disk.read(resolvePath(cwd, file), process.identity));
    return { ...common, script, name: file, parameters, source: { name: file, isFile: true } };
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    return { problem: `${file}: ${errnoText(code)}`, name, status: code === 'ENOENT' ? 127 : 126 };
  }
}

function optionOf(letter: string): keyof Options | undefined {
  return (Object.keys(optionLetters) as (keyof typeof optionLetters)[]).find((name) => optionLetters[name] === letter);
}

function newShell(process: ShellProcess, request: Request, start: Start): Shell {
  const { name, parameters, source, isInteractive } = request;
  const shell = new Shell({
    process,
    runner,
    start: { system: start.system, programs: start.programs },
    cwd: start.cwd,
    name,
    parameters,
    source,
    isInteractive,
    jobs: new Jobs(),
  });
  const { variables } = shell;
  for (const [each, value] of start.env) {
    if (!/^[A-Za-z_]\w*$/.test(each)) continue;
    variables.set(each, value);
    variables.declare(each).isExported = true;
  }
  variables.set('IFS', ' \t\n');
  variables.set('OPTIND', '1');
  variables.set('PS4', '+ ');
  variables.set('PWD', start.cwd);
  variables.set('KSH_VERSION', '@(#)MIRBSD KSH R59 2020/10/31 Android');
  for (const [option, isOn] of request.options) if (Object.hasOwn(shell.options, option)) shell.options[option] = isOn;
  return shell;
}
