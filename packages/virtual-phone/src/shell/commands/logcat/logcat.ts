import type { LogEntry } from '../../../system/system-services.ts';
import { encode } from '../../bytes.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { binaryEntry } from './binary-entry.ts';
import { type LogRequest, parseLogRequest } from './parse-request.ts';
import { renderSizes, renderStatistics } from './render-buffers.ts';
import { renderLogEntry } from './render-log-entry.ts';

const help = `Usage: logcat [OPTION]... [FILTERSPEC]...

  -b BUFFER      main, system, crash, radio, events; default, all
  -c             Empty the buffers
  -d             Print what there is, and end
  -t N|TIME      The last N entries, or those since TIME; ends
  -T N|TIME      The same, and goes on
  -e REGEX, -m N Entries whose text matches; at most N
  --pid=PID, --uid=UIDS
  -f FILE        Into a file
  -g, -G SIZE    Tell, or set, the size of the buffers
  -S, -D, -B     Statistics; dividers between buffers; binary
  -v FORMAT      brief, long, process, raw, tag, thread, threadtime, time; color, descriptive,
                 epoch, monotonic, nsec, printable, uid, usec, UTC, year, zone
  -s             Nothing but what FILTERSPECs name

A FILTERSPEC is TAG[:PRIORITY]; priorities are V, D, I, W, E, F, and S for none.
`;

/** Sizes a buffer can have. */
const sizes = { least: 64 * 1_024, most: 256 * 1_024 * 1_024 } as const;

export const logcat = defineProgram({
  name: 'logcat',
  async run(context) {
    const { clock, log } = context.system;
    const at = { nowMs: clock.now(), zone: clock.zone, env: context.env };
    const request = parseLogRequest(context.args, at);
    if ('error' in request) return fail(context, request.error);
    for (const warning of request.warnings) context.err(`${warning}\n`);
    const { buffers, newSize } = request;
    if (request.isHelp) {
      context.out(help);
      return 0;
    }
    if (request.isLastBoot) return fail(context, 'Logcat read failure: No such file or directory');
    const { tellsSizes, tellsStatistics, tellsPruning } = request;
    const isAbout = request.clears || newSize !== undefined || tellsSizes || tellsStatistics || tellsPruning;
    if (!isAbout) return await printTo(request, context);
    if (request.clears) log.clear(buffers);
    if (newSize !== undefined) {
      if (newSize < sizes.least || newSize > sizes.most) {
        return fail(context, `failed to set the '${buffers.join(',')}' log size${buffers.length > 1 ? 's' : ''}.`);
      }
      log.resize(buffers, newSize);
    }
    // logd's own: of the noisiest first, and of the noisiest process of the system's.
    if (tellsPruning) context.out('~! ~1000/!\n');
    if (tellsSizes) context.out(renderSizes(log, buffers));
    if (tellsStatistics) context.out(renderStatistics(log, buffers));
    return 0;
  },
});

function fail({ err }: ProgramContext, problem: string): number {
  err(`logcat: ${problem}\n`);
  return 1;
}

async function printTo(request: LogRequest, context: ProgramContext): Promise<number> {
  if (request.file === undefined) return await print(request, context);
  const file = await context.create(request.file, 'append');
  return await print(request, {
    ...context,
    out: (data) => void file.write(typeof data === 'string' ? encode(data) : data),
  });
}

async function print(request: LogRequest, context: ProgramContext): Promise<number> {
  const { log, clock } = context.system;
  let left = request.most;
  const seen = new Set<string>();
  let last: string | undefined;
  const write = (entry: LogEntry) => {
    if (left <= 0) return;
    left -= 1;
    if (request.isBinary) {
      context.out(binaryEntry(entry));
      return;
    }
    const { buffer } = entry;
    const isFirst = !seen.has(buffer);
    if (isFirst || (request.divides && buffer !== last)) {
      context.out(`--------- ${isFirst ? 'beginning of' : 'switch to'} ${buffer}\n`);
    }
    seen.add(buffer);
    last = buffer;
    context.out(renderLogEntry(entry, request.format, clock));
  };
  // As logd counts them: tags, priorities and texts are looked at afterwards.
  const { tail } = request;
  let entries = log.entries(request.buffers).filter(({ pid }) => request.pid === undefined || pid === request.pid);
  if (tail !== undefined) {
    entries = 'count' in tail ? entries.slice(-tail.count) : entries.filter(({ timeMs }) => timeMs >= tail.sinceMs);
  }
  for (const entry of entries) if (wanted(entry, request)) write(entry);
  if (request.dumps || left <= 0) return 0;
  return await follow(request, context, write, () => left <= 0);
}

/** Until the client goes away, or enough lines were printed. */
function follow(
  request: LogRequest,
  { system, signal }: ProgramContext,
  write: (entry: LogEntry) => void,
  isDone: () => boolean,
): Promise<number> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      signal.removeEventListener('abort', finish);
      resolve(0);
    };
    const stop = system.log.follow((entry) => {
      if (request.buffers.includes(entry.buffer) && wanted(entry, request)) write(entry);
      if (isDone()) finish();
    });
    signal.addEventListener('abort', finish, { once: true });
    if (signal.aborted) finish();
  });
}

const priorities = 'VDIWEFS';

function wanted(entry: LogEntry, { specs, pattern, pid, uids }: LogRequest): boolean {
  if (pid !== undefined && entry.pid !== pid) return false;
  if (uids.length > 0 && !uids.includes(entry.uid)) return false;
  if (pattern !== undefined && !pattern.test(entry.message)) return false;
  const spec = specs.findLast(({ tag }) => tag === entry.tag) ?? specs.findLast(({ tag }) => tag === '*');
  return priorities.indexOf(entry.priority) >= priorities.indexOf(spec?.priority ?? 'V');
}
