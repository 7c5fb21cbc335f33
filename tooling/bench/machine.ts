import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { type BarePage, measureBarePage } from './bare-page.ts';
import { round } from './figure.ts';

let measured: Promise<BarePage> | undefined;

/** What a bare page takes on this computer; measured once in a run, before all figures. */
export function barePage(): Promise<BarePage> {
  measured ??= measureBarePage();
  return measured;
}

/** What every figure is to be read by: the computer, how busy it is, and what a bare page takes on it. */
export async function describeMachine(): Promise<string> {
  const load = loadavg()[0]?.toFixed(1);
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim()}, ${memory}, Node ${process.versions.node}, load ${load}`;
  const { processorMs, perMinute } = await barePage();
  return `${machine}\nA bare page: ${round(processorMs)} ms of processor time a turn, ${round(60_000 / perMinute)} ms by the clock`;
}
