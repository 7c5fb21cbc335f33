import type { PhoneRandom } from '../system/random/phone-random.ts';
import type { VirtualEntry, VirtualTree } from './virtual-tree.ts';

type Device = Extract<VirtualEntry, { kind: 'device' }>;

const zeros = (length: number) => new Uint8Array(length);

/** By their names in `/dev`. */
function devicesOf(random: Pick<PhoneRandom, 'fill'>): ReadonlyMap<string, Device> {
  const content = (length: number) => random.fill(new Uint8Array(length));
  return new Map<string, Device>([
    // What `sendevent` writes to it the touch screen is told of.
    ['input/event1', { kind: 'device' }],
    ['full', { kind: 'device', content: zeros }],
    ['null', { kind: 'device' }],
    ['random', { kind: 'device', content }],
    ['tty', { kind: 'device' }],
    ['urandom', { kind: 'device', content }],
    ['zero', { kind: 'device', content: zeros }],
  ]);
}

/** What init puts there for each process to find its own open files. */
const links: ReadonlyMap<string, string> = new Map([
  ['fd', '/proc/self/fd'],
  ['stdin', '/proc/self/fd/0'],
  ['stdout', '/proc/self/fd/1'],
  ['stderr', '/proc/self/fd/2'],
]);

/** `/dev`, as far as scripts use it. */
export function deviceTree(random: Pick<PhoneRandom, 'fill'>): VirtualTree {
  const devices = devicesOf(random);
  const names = [...new Set([...devices.keys(), ...links.keys()].map((each) => each.replace(/\/.*/, '')))];
  return {
    find(path) {
      if (path === '') return { kind: 'directory', names };
      const target = links.get(path);
      if (target !== undefined) return { kind: 'symlink', target };
      return path === 'input' ? { kind: 'directory', names: ['event1'] } : devices.get(path);
    },
  };
}
