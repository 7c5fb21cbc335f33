import { encode } from '../bytes.ts';
import { defineProgram, type Program, type ProgramContext } from '../program.ts';
import { inputOf } from '../program-input.ts';
import { appletFiles } from './applet-files.ts';
import { type AppletShape, appletShapes, readsInput } from './applet-names.ts';
import { runInThread } from './applet-threads.ts';
import type { AppletCall, SpawnResult } from './messages.ts';

/** Applets of just-bash as programs of the phone. */
export const appletPrograms: readonly Program[] = appletShapes.map((shape) =>
  defineProgram({ name: shape.name, run: (context) => runApplet(shape, context) }),
);

/** Runs an applet of just-bash with these arguments. */
async function runApplet(shape: AppletShape, context: ProgramContext): Promise<number> {
  const { system, args, cwd, env, signal } = context;
  const stdin = readsInput(shape, args) ? await context.stdin.all() : new Uint8Array();
  const run = { kind: 'run', name: shape.name, args, stdin, cwd, env: [...env] } as const;
  const host = { files: appletFiles(system.disk, context.process), spawn: (call: SpawnCall) => spawn(call, context) };
  const programs = [...context.programNames()].filter((name) => !appletShapes.some((each) => each.name === name));
  const end = await runInThread(run, host, programs, signal);
  if (end === undefined) return 1;
  if (end.status === 137 && end.stdout.length === 0) {
    context.process.kill(9);
    return 137;
  }
  context.err(end.stderr.replaceAll(/^bash: /gm, ''));
  await context.out(end.stdout);
  return end.status;
}

type SpawnCall = Extract<AppletCall, { kind: 'spawn' }>;

async function spawn({ argv, stdin, cwd, env }: SpawnCall, context: ProgramContext): Promise<SpawnResult> {
  const stdout: Uint8Array[] = [];
  let stderr = '';
  const status = await context.spawn(argv, {
    cwd,
    env: new Map(env),
    stdin: inputOf(stdin),
    out(data) {
      stdout.push(data);
    },
    err(text) {
      stderr += text;
    },
  });
  return { stdout: Buffer.concat(stdout), stderr: encode(stderr).toString(), status };
}
