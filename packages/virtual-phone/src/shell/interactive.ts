import { posix } from 'node:path';
import type { ProgramContext } from './program.ts';
import { inputOf } from './program-input.ts';

/**
 * A shell that reads commands from its input, line by line: with a prompt and echo on a terminal. Each line is its own
 * run of the interpreter; the working directory and exported variables are carried over.
 */
export async function runInteractive(context: ProgramContext): Promise<number> {
  const session: Session = { cwd: context.cwd, env: new Map(context.env), status: 0, ended: false };
  const sign = context.identity.uid === 0 ? '#' : '$';
  const prompt = () => {
    if (context.pty) context.out(`emu64xa:${session.cwd} ${sign} `);
  };
  let line = '';
  prompt();
  for await (const chunk of context.stdin) {
    for (const character of Buffer.from(chunk).toString()) {
      if (character === '\u0004' && line === '' && context.pty) return session.status;
      if (character === '\u0003' && context.pty) {
        line = '';
        context.out('^C\n');
        session.status = 130;
        prompt();
      } else if (character === '\n' || character === '\r') {
        if (context.pty) context.out('\n');
        await runLine(line, session, context);
        line = '';
        if (session.ended || context.signal.aborted) return session.status;
        prompt();
      } else if ((character === '\u007f' || character === '\b') && context.pty) {
        if (line !== '') context.out('\b \b');
        line = line.slice(0, -1);
      } else {
        if (context.pty) context.out(character);
        line += character;
      }
    }
  }
  if (line !== '') await runLine(line, session, context);
  return session.status;
}

interface Session {
  cwd: string;
  env: Map<string, string>;
  status: number;
  ended: boolean;
}

async function runLine(line: string, session: Session, context: ProgramContext): Promise<void> {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return;
  const exit = /^exit(?:\s+(\d+))?$/.exec(text);
  if (exit !== null) {
    session.ended = true;
    session.status = exit[1] === undefined ? session.status : Number(exit[1]) & 0xff;
    return;
  }
  const change = /^cd(?:\s+(\S+))?$/.exec(text);
  if (change !== null) {
    await changeDirectory(change[1] ?? '/', session, context);
    return;
  }
  const assignment = /^(?:export\s+)?([A-Za-z_]\w*)=([^\s'"$`\\;&|<>()]*)$/.exec(text);
  if (assignment !== null) {
    session.env.set(assignment[1] ?? '', assignment[2] ?? '');
    session.status = 0;
    return;
  }
  session.status = await context.shell(text.replaceAll(/\$\?(?=\W|$)/g, String(session.status)), {
    cwd: session.cwd,
    env: session.env,
    stdin: inputOf(''),
  });
}

async function changeDirectory(path: string, session: Session, context: ProgramContext): Promise<void> {
  const target = posix.resolve(session.cwd, path);
  session.status = await context.shell('cd "$1"', { cwd: session.cwd, parameters: [target] });
  if (session.status === 0) session.cwd = target;
}
