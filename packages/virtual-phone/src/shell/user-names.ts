/** Names of android_filesystem_config.h that files and processes of the phone carry. */
const names = new Map([
  [0, 'root'],
  [1000, 'system'],
  [1001, 'radio'],
  [1002, 'bluetooth'],
  [1003, 'graphics'],
  [1004, 'input'],
  [1007, 'log'],
  [1011, 'adb'],
  [1013, 'media'],
  [1015, 'sdcard_rw'],
  [1023, 'media_rw'],
  [1028, 'sdcard_r'],
  [1077, 'external_storage'],
  [1078, 'ext_data_rw'],
  [1079, 'ext_obb_rw'],
  [2000, 'shell'],
  [2001, 'cache'],
  [3001, 'net_bt_admin'],
  [3002, 'net_bt'],
  [3003, 'inet'],
  [3006, 'net_bw_stats'],
  [3009, 'readproc'],
  [3011, 'uhid'],
  [3012, 'readtracefs'],
  [9997, 'everybody'],
  [9998, 'misc'],
  [9999, 'nobody'],
]);

/** `shell`, `u0_a123`, …; the number itself when it has no name. */
export function userName(id: number): string {
  const fixed = names.get(id);
  if (fixed !== undefined) return fixed;
  if (id >= 10_000 && id < 20_000) return `u0_a${id - 10_000}`;
  if (id >= 20_000 && id < 30_000) return `u0_a${id - 20_000}_cache`;
  if (id >= 50_000 && id < 60_000) return `all_a${id - 50_000}`;
  if (id >= 90_000 && id < 100_000) return `u0_i${id - 90_000}`;
  return String(id);
}

/** The reverse of {@link userName}, also for plain numbers. */
export function userId(name: string): number | undefined {
  if (/^\d+$/.test(name)) return Number(name);
  for (const [id, known] of names) if (known === name) return id;
  const match = /^(u0_a|all_a|u0_i)(\d+)(_cache)?$/.exec(name);
  if (match === null) return undefined;
  const base = match[1] === 'all_a' ? 50_000 : match[1] === 'u0_i' ? 90_000 : match[3] === undefined ? 10_000 : 20_000;
  return base + Number(match[2]);
}
