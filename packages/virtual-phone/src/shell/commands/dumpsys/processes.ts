import type { SystemServices } from '../../../system/system-services.ts';

/** `dumpsys cpuinfo`: nothing on the phone takes time of its processors. */
export function dumpCpuinfo({ processes }: SystemServices): string {
  const lines = processes.list().map(({ pid, processName }) => `  0% ${pid}/${processName}: 0% user + 0% kernel\n`);
  return `Load: 0.1 / 0.2 / 0.1\n${lines.join('')}0% TOTAL: 0% user + 0% kernel\n`;
}

/** `dumpsys gfxinfo [NAME|PID]`: frames are Chromium's, and not counted. */
export function dumpGfxinfo({ clock, processes }: SystemServices, args: readonly string[]): string {
  const name = args.find((word) => !word.startsWith('-') && word !== 'reset' && word !== 'framestats');
  const all = processes.list();
  const shown = name === undefined ? all : all.filter((each) => [each.processName, String(each.pid)].includes(name));
  if (name !== undefined && shown.length === 0) return `No process found for: ${name}\n`;
  const title = `Applications Graphics Acceleration Info:\nUptime: ${clock.uptime()} Realtime: ${clock.elapsed()}\n`;
  const blocks = shown.map(
    ({ pid, processName }) =>
      `\n** Graphics info for pid ${pid} [${processName}] **\n\nStats since: ${Math.floor(clock.elapsed() * 1_000_000)}ns\n${noFrames}\n`,
  );
  return title + blocks.join('');
}

/** Where no frame was counted, each is slower than the slowest: so HWUI's `ProfileData` reckons. */
const percentiles = [50, 90, 95, 99];
const slowestMs = 4_950;

const noFrames = [
  'Total frames rendered: 0',
  'Janky frames: 0 (0.00%)',
  'Janky frames (legacy): 0 (0.00%)',
  ...percentiles.map((each) => `${each}th percentile: ${slowestMs}ms`),
  ...[
    'Missed Vsync',
    'High input latency',
    'Slow UI thread',
    'Slow bitmap uploads',
    'Slow issue draw commands',
    'Frame deadline missed',
    'Frame deadline missed (legacy)',
  ].map((each) => `Number ${each}: 0`),
  `HISTOGRAM: ${empty([...steps(5, 32, 1), ...steps(34, 48, 2), ...steps(53, 133, 4), ...steps(150, slowestMs, 50)])}`,
  ...percentiles.map((each) => `${each}th gpu percentile: ${slowestMs}ms`),
  `GPU HISTOGRAM: ${empty([...steps(1, 25, 1), slowestMs])}`,
].join('\n');

function steps(from: number, to: number, by: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_each, index) => from + index * by);
}

function empty(bins: readonly number[]): string {
  return bins.map((ms) => `${ms}ms=0`).join(' ');
}
