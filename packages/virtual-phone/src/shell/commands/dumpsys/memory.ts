import type { RunningProcess, SystemServices } from '../../../system/system-services.ts';

/** What apps take of the computer's memory is no matter of the phone's: each takes as much as any other, in kB. */
interface Mapping {
  readonly name: string;
  readonly pss: number;
  readonly dirty: number;
  readonly clean: number;
  readonly rss: number;
  readonly heap?: readonly [size: number, allocated: number, free: number];
}

const mappings: readonly Mapping[] = [
  { name: 'Native Heap', pss: 24_000, dirty: 23_900, clean: 0, rss: 26_000, heap: [40_000, 24_500, 11_000] },
  { name: 'Dalvik Heap', pss: 12_000, dirty: 11_800, clean: 0, rss: 18_000, heap: [20_000, 10_000, 10_000] },
  { name: 'Dalvik Other', pss: 4_000, dirty: 3_600, clean: 0, rss: 5_600 },
  { name: 'Stack', pss: 1_800, dirty: 1_800, clean: 0, rss: 1_810 },
  { name: 'Gfx dev', pss: 8_000, dirty: 8_000, clean: 0, rss: 8_000 },
  { name: 'Other dev', pss: 60, dirty: 12, clean: 48, rss: 400 },
  { name: '.so mmap', pss: 14_000, dirty: 600, clean: 9_000, rss: 64_000 },
  { name: '.jar mmap', pss: 3_000, dirty: 0, clean: 1_200, rss: 32_000 },
  { name: '.apk mmap', pss: 18_000, dirty: 0, clean: 14_000, rss: 24_000 },
  { name: '.ttf mmap', pss: 300, dirty: 0, clean: 200, rss: 600 },
  { name: '.dex mmap', pss: 16_000, dirty: 40, clean: 15_800, rss: 16_400 },
  { name: '.oat mmap', pss: 1_600, dirty: 0, clean: 400, rss: 9_000 },
  { name: '.art mmap', pss: 9_000, dirty: 7_400, clean: 200, rss: 15_000 },
  { name: 'Other mmap', pss: 696, dirty: 80, clean: 300, rss: 1_757 },
  { name: 'Unknown', pss: 11_000, dirty: 10_800, clean: 0, rss: 12_000 },
];

const totalRam = 2_021_884;

function sum(of: (mapping: Mapping) => number, among = mappings): number {
  return among.reduce((before, each) => before + of(each), 0);
}

const processPss = sum(({ pss }) => pss);
const processRss = sum(({ rss }) => rss);
const isPrivate = ({ dirty, clean }: Mapping) => dirty + clean;

/** `dumpsys meminfo [-s] [--package] [NAME|PID]` */
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
  const table = args.includes('-s') ? '' : renderTable();
  const objects = args.includes('-s') ? '' : renderObjects(system);
  const blocks = found.map(
    ({ pid, processName }) => `\n** MEMINFO in pid ${pid} [${processName}] **\n${table}${summary}${objects}`,
  );
  return title + blocks.join('');
}

/** One line of AOSP's `ActivityThread.dumpMemInfoTable`. */
function row(name: string, cells: readonly (string | number)[]): string {
  return `${name.padStart(13)}${cells.map((cell) => ` ${String(cell).padStart(8)}`).join('')}\n`;
}

function renderTable(): string {
  const line = ({
    name,
    pss,
    dirty,
    clean,
    rss,
    heap = ['', '', ''],
  }: Omit<Mapping, 'heap'> & { heap?: readonly (string | number)[] }) =>
    row(name, [pss, dirty, clean, 0, rss, ...heap]);
  const heap = [0, 1, 2].map((place) => sum((each) => each.heap?.[place] ?? 0));
  const whole = { name: 'TOTAL', pss: processPss, rss: processRss, heap };
  return [
    row('', ['Pss', 'Private', 'Private', 'SwapPss', 'Rss', 'Heap', 'Heap', 'Heap']),
    row('', ['Total', 'Dirty', 'Clean', 'Dirty', 'Total', 'Size', 'Alloc', 'Free']),
    row('', new Array<string>(8).fill('------')),
    ...mappings.map(line),
    line({ ...whole, dirty: sum(({ dirty }) => dirty), clean: sum(({ clean }) => clean) }),
    ' \n',
  ].join('');
}

/** Pairs of a name and a count. */
function columns(...pairs: readonly (readonly [name: string, count: string | number])[]): string {
  return `${pairs.map(([name, count]) => `${name.padStart(21)} ${String(count).padStart(8)}`).join(' ')}\n`;
}

const summary = renderSummary();

/** `Debug.MemoryInfo.getSummary…` */
function renderSummary(): string {
  const among = (...names: readonly string[]) => mappings.filter(({ name }) => names.includes(name));
  const code = among('.so mmap', '.jar mmap', '.apk mmap', '.ttf mmap', '.dex mmap', '.oat mmap');
  const native = among('Native Heap');
  const dalvik = among('Dalvik Heap');
  const art = among('.art mmap');
  const rss = ({ rss: each }: Mapping) => each;
  const dirty = ({ dirty: each }: Mapping) => each;
  const parts = [
    ['Java Heap:', sum(dirty, dalvik) + sum(isPrivate, art), sum(rss, [...dalvik, ...art])],
    ['Native Heap:', sum(dirty, native), sum(rss, native)],
    ['Code:', sum(isPrivate, code), sum(rss, code)],
    ['Stack:', sum(dirty, among('Stack')), sum(rss, among('Stack'))],
    ['Graphics:', sum(isPrivate, among('Gfx dev')), sum(rss, among('Gfx dev'))],
  ] as const;
  const told = parts.reduce((before, [, pss]) => before + pss, 0);
  const toldRss = parts.reduce((before, [, , each]) => before + each, 0);
  return [
    ' App Summary\n',
    columns(['', 'Pss(KB)'], ['', 'Rss(KB)']),
    columns(['', '------'], ['', '------']),
    ...parts.map(([name, pss, each]) => columns([name, pss], ['', each])),
    columns(['Private Other:', sum(isPrivate) - told]),
    columns(['System:', processPss - sum(isPrivate)]),
    columns(['Unknown:', ''], ['', processRss - toldRss]),
    ' \n',
    columns(['TOTAL PSS:', processPss], ['TOTAL RSS:', processRss], ['TOTAL SWAP PSS:', 0]),
    ' \n',
  ].join('');
}

function renderObjects({ activities }: SystemServices): string {
  const count = activities.visible().length;
  return [
    ' Objects\n',
    columns(['Views:', 0], ['ViewRootImpl:', count]),
    columns(['AppContexts:', count], ['Activities:', count]),
    columns(['Assets:', 0], ['AssetManagers:', 0]),
    columns(['Local Binders:', 0], ['Proxy Binders:', 0]),
    columns(['Parcel memory:', 0], ['Parcel count:', 0]),
    columns(['Death Recipients:', 0], ['OpenSSL Sockets:', 0]),
    columns(['WebViews:', 0]),
    ' \n SQL\n',
    columns(['MEMORY_USED:', 0]),
    columns(['PAGECACHE_OVERFLOW:', 0], ['MALLOC_SIZE:', 0]),
    ' \n',
  ].join('');
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
