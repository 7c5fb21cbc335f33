import type { ComponentName } from '@androidworld/app-sdk';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { intentUri } from '../intent-uri.ts';
import { type MonkeyRequest, parseMonkeyOptions } from './parse-options.ts';
import { type MonkeyEvent, RandomEvents } from './random-events.ts';

/** Starts an app (`-p NAME -c …LAUNCHER 1`, which is what most use it for), or plays with it at random, by a seed. */
export const monkey = defineProgram({
  name: 'monkey',
  async run(context) {
    const { args, system, out, err } = context;
    for (const word of args) out(`  bash arg: ${word}\n`);
    err(`args: [${args.join(', ')}]\n${args.map((word) => ` arg: "${word}"\n`).join('')}`);
    const request = parseMonkeyOptions(args);
    if ('error' in request) {
      err(request.error);
      return -1;
    }
    const { packages, categories, count, verbosity } = request;
    const seed = request.seed ?? system.clock.now();
    if (verbosity > 0) out(renderStart(request, seed));
    const names = packages.length > 0 ? packages : system.packages.list().map(({ manifest }) => manifest.packageName);
    const mains = names.map((name) => system.packages.launcherActivity(name)).filter((found) => found !== undefined);
    const launches =
      categories.length === 0 || categories.some((each) => each.endsWith('.LAUNCHER') || each.endsWith('.MONKEY'));
    const [main] = mains;
    if (main === undefined || !launches) {
      out('** No activities found to run, monkey aborted.\n');
      return -4;
    }
    const startedMs = system.clock.elapsed();
    await launch(main, verbosity, context);
    const injected = count > 1 ? await play(request, { main, seed }, context) : count;
    const elapsed = Math.max(12, system.clock.elapsed() - startedMs);
    out(`Events injected: ${injected}\n`);
    if (verbosity > 0) out(':Dropped: keys=0 pointers=0 trackballs=0 flips=0 rotations=0\n');
    out(`## Network stats: elapsed time=${elapsed}ms (0ms mobile, 0ms wifi, ${elapsed}ms not connected)\n`);
    if (injected < count) {
      err(`** System appears to have crashed at event ${injected} of ${count} using seed ${seed}\n`);
      return injected;
    }
    if (verbosity > 0) out('// Monkey finished\n');
    return 0;
  },
});

const launcherCategory = 'android.intent.category.LAUNCHER';

async function launch(component: ComponentName, verbosity: number, context: ProgramContext): Promise<void> {
  const intent = {
    action: 'android.intent.action.MAIN',
    categories: [launcherCategory],
    component,
    flags: 0x10200000,
  };
  if (verbosity > 0) {
    context.out(`:Switch: ${intentUri(intent, 'uri')}\n`);
    context.out(
      `    // Allowing start of Intent { act=${intent.action} cat=[${launcherCategory}] cmp=${component.packageName}/${component.className} } in package ${component.packageName}\n`,
    );
  }
  await context.system.activities.start(intent, { caller: context.identity, callerPackage: 'com.android.shell' });
}

/** @returns how many events came before an app crashed, or before the end */
async function play(
  request: MonkeyRequest,
  { main, seed }: { readonly main: ComponentName; readonly seed: number },
  context: ProgramContext,
): Promise<number> {
  const { system, signal } = context;
  const { screen } = system;
  if (screen === null) return 0;
  const events = new RandomEvents(seed, screen.size, request.percentages);
  const crashes = () => system.log.entries(['crash']).length;
  const before = crashes();
  for (let done = 0; done < request.count; done += 1) {
    if (signal.aborted) return done;
    const front = system.activities.top()?.component.packageName;
    const isAway = request.packages.length > 0 && (front === undefined || !request.packages.includes(front));
    // Android lets it start no other app; here it comes back from one.
    const event: MonkeyEvent = isAway ? { kind: 'switch' } : events.next();
    await perform(event, { main, verbosity: request.verbosity }, context);
    if (crashes() > before && !request.ignoresCrashes) {
      context.out('** Monkey aborted due to error.\n');
      return done + 1;
    }
    if (request.throttleMs > 0) await context.sleep(request.throttleMs);
  }
  return request.count;
}

async function perform(
  event: MonkeyEvent,
  { main, verbosity }: { readonly main: ComponentName; readonly verbosity: number },
  context: ProgramContext,
): Promise<void> {
  const say = (text: string) => (verbosity > 1 ? context.out(`${text}\n`) : undefined);
  const input = (...words: readonly string[]) => context.spawn(['input', ...words]);
  switch (event.kind) {
    case 'switch':
      return await launch(main, verbosity, context);
    case 'touch': {
      const { x, y } = event.at;
      say(`:Sending Touch (ACTION_DOWN): 0:(${x}.0,${y}.0)\n:Sending Touch (ACTION_UP): 0:(${x}.0,${y}.0)`);
      await input('tap', String(x), String(y));
      return;
    }
    case 'motion': {
      const { from, to } = event;
      say(
        `:Sending Touch (ACTION_DOWN): 0:(${from.x}.0,${from.y}.0)\n:Sending Touch (ACTION_UP): 0:(${to.x}.0,${to.y}.0)`,
      );
      await input('swipe', ...[from.x, from.y, to.x, to.y, 100].map(String));
      return;
    }
    case 'key':
      say(`:Sending Key (ACTION_DOWN): KEYCODE_${event.name}\n:Sending Key (ACTION_UP): KEYCODE_${event.name}`);
      await input('keyevent', event.name);
  }
}

function renderStart({ packages, categories, count }: MonkeyRequest, seed: number): string {
  return [
    `:Monkey: seed=${seed} count=${count}`,
    ...packages.map((name) => `:AllowPackage: ${name}`),
    ...(categories.length > 0 ? categories : [launcherCategory, 'android.intent.category.MONKEY']).map(
      (name) => `:IncludeCategory: ${name}`,
    ),
    '',
  ].join('\n');
}
