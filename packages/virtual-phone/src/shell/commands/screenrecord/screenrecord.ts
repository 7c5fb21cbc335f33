import type { ScreenControl, ScreenRecording } from '../../../screen/protocol.ts';
import { strerror } from '../../errno.ts';
import type { OpenFile } from '../../files/open-file.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { signal as signals } from '../../signals.ts';
import { longestRecording, parseRecordOptions, type RecordRequest } from './parse-options.ts';

const help = `Usage: screenrecord [options] <filename>

Android screenrecord v1.3.  Records the device's display to a .mp4 file.

Options:
--size WIDTHxHEIGHT
    Pixels of the video. Default: those of the screen.
--bit-rate RATE
    Bits per second, as a number or as megabits ('4M'). Default: 20M.
--time-limit TIME
    Seconds after which the recording ends. Default and maximum: ${longestRecording}.
--output-format FORMAT
    mp4, or h264 for the bare stream, which may go to '-'.
--verbose
    Say what happens.
--help
    Show this message.

A recording ends with its time limit, or with Ctrl-C.
`;

/** Records the screen into an MP4 file that plays, or as a stream of H.264. */
export const screenrecord = defineProgram({
  name: 'screenrecord',
  async run(context) {
    const request = parseRecordOptions(context.args);
    if ('problem' in request) {
      if (request.isHelp) context.out(help);
      else context.err(`${request.problem}\n`);
      return request.isHelp ? 0 : 2;
    }
    const { screen } = context.system;
    if (screen === null) return fail(context, 'ERROR: unable to get display characteristics');
    const output = await openOutput(request, context);
    if (output === undefined) return 1;
    return await record(request, { screen, output }, context);
  },
});

function fail({ err }: ProgramContext, problem: string): number {
  err(`${problem}\n`);
  return 1;
}

/** Made at once, so that a wrong name is told of before anything is recorded. */
async function openOutput({ file, format }: RecordRequest, context: ProgramContext): Promise<OpenFile | undefined> {
  const standard = context.process.files.get(1);
  if (file === '-' && format === 'h264') return standard;
  try {
    return await context.create(resolvePath(context.cwd, file), 'write');
  } catch (error) {
    context.err(`Unable to open '${file}': ${strerror(error)}\n`);
    return undefined;
  }
}

async function record(
  { size, bitRate, timeLimitSeconds, format, isVerbose }: RecordRequest,
  { screen, output }: { readonly screen: ScreenControl; readonly output: OpenFile },
  context: ProgramContext,
): Promise<number> {
  const { width, height } = size ?? screen.size;
  const say = (text: string) => (isVerbose ? context.out(`${text}\n`) : undefined);
  const end = new AbortController();
  // The file is whole when somebody ends the recording, or goes away; also one that a shell has sent into the background.
  context.process.onSignal = (signal) => {
    if (!endings.has(signal)) return false;
    end.abort();
    return true;
  };
  for (const signal of endings) context.process.ignored.delete(signal);
  say(`Main display is ${screen.size.width}x${screen.size.height} @60.00fps (orientation=0)`);
  say(`Configuring recorder for ${width}x${height} video/avc at ${(bitRate / 1_000_000).toFixed(2)}Mbps`);
  const recording = await screen.record({
    size: { width, height },
    bitRate,
    onFailure: () => end.abort(),
    ...(format === 'h264' && { onStream: (bytes: Uint8Array) => writeThrough(output, bytes, end) }),
  });
  if (recording === undefined) {
    return fail(context, `ERROR: unable to configure video/avc codec at ${width}x${height} (err=-22)`);
  }
  if (context.signal.aborted) {
    await recording.discard();
    return 1;
  }
  await recorded(timeLimitSeconds, end.signal, context);
  if (context.signal.aborted) {
    await recording.discard();
    return 1;
  }
  if (!end.signal.aborted) say('Time limit reached');
  return await finish(recording, output, context);
}

const endings: ReadonlySet<number> = new Set([signals.interrupt, signals.hangup]);

/** Until the time limit, or an end before it. */
async function recorded(timeLimitSeconds: number | undefined, end: AbortSignal, context: ProgramContext) {
  const signal = AbortSignal.any([end, context.signal]);
  const { clock } = context.system;
  // Who says how long waits for it. Who does not will end it: the phone's time goes on with what he does meanwhile.
  if (timeLimitSeconds !== undefined) return await clock.wait(timeLimitSeconds * 1_000, { signal });
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    clock.after(longestRecording * 1_000, resolve, { signal });
  });
}

async function finish(recording: ScreenRecording, output: OpenFile, context: ProgramContext): Promise<number> {
  let file: Uint8Array;
  try {
    file = await recording.stop();
  } catch (error) {
    return fail(context, `ERROR: encoder failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    await output.write(file);
    return 0;
  } catch (error) {
    return fail(context, `ERROR: unable to write the file: ${strerror(error)}`);
  }
}

function writeThrough(output: OpenFile, bytes: Uint8Array, end: AbortController): void {
  try {
    const room = output.write(bytes);
    // A client that left needs no more of it.
    if (room instanceof Promise) room.catch(() => end.abort());
  } catch {
    end.abort();
  }
}
