import type { VirtualEntry, VirtualTree } from '../../disk/virtual-tree.ts';
import type { SystemServices } from '../system-services.ts';
import { namesIn } from './names-in.ts';

/** `/sys`, as far as tools look at it: the battery and the processors. Of the rest a shell may read little. */
export function sysTree({ battery }: Pick<SystemServices, 'battery'>): VirtualTree {
  const files: Readonly<Record<string, () => string>> = {
    ...under(`${supplies}/ac`, { online: () => (battery.hardware.charging ? '1' : '0'), type: () => 'Mains' }),
    ...under(`${supplies}/battery`, {
      capacity: () => String(battery.hardware.level),
      charge_counter: () => '10000',
      current_avg: () => '0',
      current_max: () => '0',
      current_now: () => '900000',
      health: () => 'Good',
      present: () => '1',
      status: () => statusOf(battery.hardware),
      technology: () => 'Li-ion',
      temp: () => '250',
      type: () => 'Battery',
      voltage_max: () => '0',
      voltage_now: () => '5000000',
    }),
    ...under('devices/system/cpu', { online: () => cores, possible: () => cores, present: () => cores }),
  };
  return {
    find(path, who): VirtualEntry | undefined {
      // The kernel lets a shell see that it is there (`sysfs_net` in the policy), and no more.
      const isSealed = who.uid !== 0;
      if (path === 'class/net') return { kind: 'directory', names: ['wlan0'], isSealed };
      if (path === 'class/net/wlan0') return { kind: 'directory', names: ['address'], isSealed };
      if (path === 'class/net/wlan0/address') return { kind: 'file', content: () => `${wifiAddress}\n`, isSealed };
      const content = files[path];
      if (content !== undefined) return { kind: 'file', content: () => `${content()}\n` };
      const target = links[path];
      if (target !== undefined) return { kind: 'symlink', target };
      if (empty.has(path)) return { kind: 'directory', names: [] };
      const paths = [...Object.keys(files), ...Object.keys(links), ...empty, 'class/net'];
      const names = namesIn(paths, path === '' ? '' : `${path}/`);
      return names.length > 0 ? { kind: 'directory', names } : undefined;
    },
  };
}

/** The emulator's battery, where its driver (`goldfish_battery`) has it. */
const supplies = 'devices/platform/GFSH0001:00/power_supply';

const links: Readonly<Record<string, string>> = {
  'class/power_supply/ac': `../../${supplies}/ac`,
  'class/power_supply/battery': `../../${supplies}/battery`,
};

const wifiAddress = '02:15:b2:00:00:00';

const cores = '0-3';

const empty: ReadonlySet<string> = new Set([
  'class/thermal',
  ...[0, 1, 2, 3].map((core) => `devices/system/cpu/cpu${core}`),
]);

/** Plugged in and full, it does not charge. */
function statusOf({ level, charging }: { readonly level: number; readonly charging: boolean }): string {
  if (!charging) return 'Discharging';
  return level >= 100 ? 'Not charging' : 'Charging';
}

function under(folder: string, files: Readonly<Record<string, () => string>>): Record<string, () => string> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
}
