import type { SystemServer } from '../system-server.ts';
import { kernel } from './kernel.ts';
import { kernelSettings } from './kernel-settings.ts';

/** What is mounted: device, place, type and options. */
export const mounts = [
  ['/dev/block/dm-0', '/', 'ext4', 'ro,seclabel,nodev,relatime'],
  ['tmpfs', '/dev', 'tmpfs', 'rw,seclabel,nosuid,relatime,mode=755'],
  ['proc', '/proc', 'proc', 'rw,relatime,gid=3009,hidepid=invisible'],
  ['sysfs', '/sys', 'sysfs', 'rw,seclabel,relatime'],
  ['/dev/block/dm-5', '/data', 'ext4', 'rw,seclabel,nosuid,nodev,noatime'],
  [
    '/dev/fuse',
    '/storage/emulated',
    'fuse',
    'rw,lazytime,nosuid,nodev,noexec,noatime,user_id=0,group_id=0,allow_other',
  ],
] as const;

/** `/proc/mounts` */
export function mountTable(): string {
  return mounts.map((fields) => `${fields.join(' ')} 0 0\n`).join('');
}

const cores = [0, 1, 2, 3];

/** The files of `/proc` that are of no process, by their path in it. */
export function systemFiles(system: SystemServer): Readonly<Record<string, () => string>> {
  const { clock, radios, sockets } = system;
  const seconds = () => (clock.elapsed() / 1000).toFixed(2);
  const started = () => Math.floor((clock.now() - clock.elapsed()) / 1_000);
  const settings = Object.entries(kernelSettings);
  return {
    ...Object.fromEntries(settings.map(([name, value]) => [`sys/${name}`, () => `${value}\n`])),
    cmdline: () => 'androidboot.hardware=ranchu androidboot.boot_devices=pci0000:00/0000:00:03.0\n',
    cpuinfo: () => cores.map((core) => `processor\t: ${core}\nmodel name\t: Android virtual processor\n`).join('\n'),
    filesystems: () => 'nodev\tproc\nnodev\ttmpfs\nnodev\tsysfs\n\text4\n\tf2fs\nnodev\tfuse\n\tvfat\n',
    loadavg: () => '0.10 0.20 0.10 1/500 2345\n',
    meminfo: () =>
      [
        ['MemTotal', 2_021_884],
        ['MemFree', 204_800],
        ['MemAvailable', 1_102_456],
        ['Buffers', 10_240],
        ['Cached', 716_800],
        ['SwapTotal', 1_516_408],
        ['SwapFree', 1_516_408],
      ]
        .map(([name, size]) => `${`${name}:`.padEnd(16)}${String(size).padStart(8)} kB\n`)
        .join(''),
    mounts: mountTable,
    'net/dev': () => networkDevices(radios.state.wifi.enabled),
    'net/tcp': () => socketTitle('') + listeners(sockets.names),
    'net/tcp6': () => socketTitle('                        '),
    'net/unix': () => unixSockets + localSockets(sockets.names),
    'sys/kernel/random/boot_id': () => `${system.bootId}\n`,
    stat: () => cpuTimes(clock.elapsed(), started()),
    uptime: () => `${seconds()} ${seconds()}\n`,
    version: () =>
      `Linux version ${kernel.release} (build-user@build-host) (Android clang version 14.0.6) ${kernel.version}\n`,
  };
}

/** Sockets that tools look for to find a browser or an app to speak to. */
const unixSockets = `Num       RefCount Protocol Flags    Type St Inode Path
0000000000000000: 00000002 00000000 00010000 0001 01  1201 /dev/socket/adbd
0000000000000000: 00000002 00000000 00010000 0001 01  1202 /dev/socket/zygote
0000000000000000: 00000002 00000000 00010000 0001 01  1203 /dev/socket/logd
`;

/** Sockets of programs of the phone: where in the file system they are, or their abstract name. */
function localSockets(names: readonly string[]): string {
  return names
    .flatMap((name) => {
      const [, kind, path] = /^(local|localabstract):(.*)$/s.exec(name) ?? [];
      return path === undefined ? [] : [`${kind === 'local' ? '' : '@'}${path}`];
    })
    .map((path, place) => `0000000000000000: 00000002 00000000 00010000 0001 01 ${firstInode + place} ${path}\n`)
    .join('');
}

const firstInode = 20_001;

/** Ports somebody listens at, to whom everybody may connect: state 0A (proc_net_tcp.txt of Linux). */
function listeners(names: readonly string[]): string {
  return names
    .flatMap((name) => /^tcp:(\d+)$/.exec(name)?.[1] ?? [])
    .map((port, place) => {
      const local = `00000000:${Number(port).toString(16).toUpperCase().padStart(4, '0')}`;
      const counts = `00000000:00000000 00:00000000 00000000     0        0 ${firstInode + place} 1 0000000000000000 100 0 0 10 0`;
      return `${String(place).padStart(4)}: ${local} 00000000:0000 0A ${counts}\n`;
    })
    .join('');
}

/** The line above them. */
function socketTitle(room: string): string {
  return `  sl  local_address ${room}rem_address ${room}  st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n`;
}

/** Nothing goes over them: there is no network. */
function networkDevices(hasWifi: boolean): string {
  const counters = Array.from({ length: 16 }, (_, index) => '0'.padStart(index % 8 === 0 ? 8 : 7)).join(' ');
  const devices = hasWifi ? ['lo', 'wlan0'] : ['lo'];
  return (
    'Inter-|   Receive                                                |  Transmit\n' +
    ' face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed\n' +
    devices.map((name) => `${name.padStart(6)}: ${counters}\n`).join('')
  );
}

/** `/proc/stat` of four cores that have nothing to do, in hundredths of a second. */
function cpuTimes(elapsedMs: number, startedSeconds: number): string {
  const idle = Math.floor(elapsedMs / 10);
  const busy = Math.floor(idle / 20);
  const line = (name: string, count: number) =>
    `${name} ${busy * count} 0 ${busy * count} ${(idle - 2 * busy) * count} 0 0 0 0 0 0\n`;
  const ticks = Math.floor(elapsedMs / 4);
  return [
    line('cpu ', cores.length),
    ...cores.map((core) => line(`cpu${core}`, 1)),
    `intr ${ticks * 3}\nctxt ${ticks * 7}\nbtime ${startedSeconds}\nprocesses 2345\nprocs_running 1\nprocs_blocked 0\n`,
    `softirq ${ticks} 0 ${ticks} 0 0 0 0 0 0 0 0\n`,
  ].join('');
}
