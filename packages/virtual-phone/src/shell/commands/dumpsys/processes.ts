import type { RunningProcess, SystemServices } from '../../../system/system-services.ts';

/** What apps take of the computer's memory is no matter of the phone's: each takes as much as any other, in kB. */
const processPss = 123_456;
const processRss = 234_567;
const totalRam = 2_021_884;

/** `dumpsys meminfo [--package] [NAME|PID]` */
export function dumpMeminfo(system: SystemServices, args: readonly string[]): string {
  const { clock, processes } = system;
  const name = args.find((word) => !word.startsWith('-'));
  const isPackage = args.includes('--package');
  const title = `Applications Memory Usage (in Kilobytes):\nUptime: ${clock.uptime()} Realtime: ${clock.elapsed()}\n`;
  const all = processes.list();
  if (name === undefined) return `${title}\n${totals(all)}`;
  const found = all.filter((each) =>
    isPackage ? each.packageName === name : each.processName === name || String(each.pid) === name,
  );
  if (found.length === 0) return `No process found for: ${name}\n`;
  return `${title}\n${found.map(memoryOf).join('\n')}`;
}

function memoryOf({ pid, processName }: RunningProcess): string {
  return `** MEMINFO in pid ${pid} [${processName}] **

 App Summary
                       Pss(KB)                        Rss(KB)
                        ------                         ------
           TOTAL PSS:   ${processPss}            TOTAL RSS:   ${processRss}      TOTAL SWAP (KB):        0
`;
}

function totals(all: readonly RunningProcess[]): string {
  const amount = (kilobytes: number) => `${kilobytes.toLocaleString('en-US')}K`.padStart(12);
  const list = (title: string, each: number) =>
    `${title}:\n${all.map(({ processName, pid }) => `${amount(each)}: ${processName} (pid ${pid})\n`).join('')}\n`;
  const used = all.length * processPss;
  return (
    list('Total RSS by process', processRss) +
    list('Total PSS by process', processPss) +
    `Total RAM: ${amount(totalRam).trim()} (status normal)\n Free RAM: ${amount(totalRam - used).trim()}\n Used RAM: ${amount(used).trim()}\n`
  );
}

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
      `\n** Graphics info for pid ${pid} [${processName}] **\n\nStats since: ${clock.elapsed() * 1_000_000}ns\nTotal frames rendered: 0\nJanky frames: 0 (0.00%)\n`,
  );
  return title + blocks.join('');
}
