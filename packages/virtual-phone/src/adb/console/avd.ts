import { type ConsoleCommand, done } from './command.ts';

const missingName = (verb: string) => ({ refusal: `argument missing, try 'avd snapshot ${verb} <name>'` });
const noSuchSnapshot = (name: string) => ({ refusal: `no snapshot named '${name}'` });

const snapshot: ConsoleCommand = {
  name: 'snapshot',
  abstract: 'state snapshot commands',
  help: ['allows you to save and restore the virtual device state in snapshots'],
  subcommands: [
    {
      name: 'list',
      abstract: 'list available state snapshots',
      run: async (phone) => {
        const snapshots = await phone.snapshot.list();
        if (snapshots.length === 0) return { lines: ['There is no snapshot available.'] };
        return {
          lines: [
            'List of snapshots present on all disks:',
            'ID        TAG                 VM SIZE                DATE       VM CLOCK',
            ...snapshots.map(renderSnapshot),
          ],
        };
      },
    },
    {
      name: 'save',
      abstract: 'save state snapshot',
      run: async (phone, name) => {
        if (name === '') return missingName('save');
        await phone.snapshot.save(name);
        return done;
      },
    },
    {
      name: 'load',
      abstract: 'load state snapshot',
      run: async (phone, name) => {
        if (name === '') return missingName('load');
        return (await phone.snapshot.load(name)) ? done : noSuchSnapshot(name);
      },
    },
    {
      name: 'delete',
      abstract: 'delete state snapshot',
      run: async (phone, name) => {
        if (name === '') return missingName('delete');
        return (await phone.snapshot.remove(name)) ? done : noSuchSnapshot(name);
      },
    },
  ],
};

export const avd: ConsoleCommand = {
  name: 'avd',
  abstract: 'control virtual device execution',
  help: ['allows you to ask for and to keep the state of the virtual device'],
  beforeAuth: true,
  subcommands: [
    {
      name: 'name',
      abstract: 'query virtual device name',
      beforeAuth: true,
      run: (phone) => ({ lines: [phone.avdName] }),
    },
    { name: 'id', abstract: 'query virtual device id', run: (phone) => ({ lines: [phone.avdName] }) },
    { name: 'path', abstract: 'query virtual device path', run: (phone) => ({ lines: [phone.avdPath] }) },
    { name: 'status', abstract: 'query virtual device status', run: () => ({ lines: ['virtual device is running'] }) },
    snapshot,
  ],
};

function renderSnapshot({ name, savedMs, bytes }: { name: string; savedMs: number; bytes: number }): string {
  const size = `${(bytes / 1024 ** 2).toFixed(1)}M`;
  const date = new Date(savedMs).toISOString().slice(0, 19).replace('T', ' ');
  // QEMU's columns; the virtual machine has no clock of its own.
  return `--        ${name.padEnd(19)}${size.padStart(8)} ${date.padStart(19)}   00:00:00.000`;
}
