import { avd } from './avd.ts';
import { type ConsoleCommand, done } from './command.ts';
import { event } from './event.ts';
import { geo } from './geo.ts';
import { gsm } from './gsm.ts';
import { power } from './power.ts';
import { sms } from './sms.ts';

const farewell = () => ({ farewell: [] });

/** What this phone's console can do; the emulator's other commands are unknown to it. */
export const consoleCommands: readonly ConsoleCommand[] = [
  { name: 'help', abstract: 'print a list of commands', beforeAuth: true },
  { name: 'help-verbose', abstract: 'print a list of commands with descriptions', beforeAuth: true },
  {
    name: 'ping',
    abstract: 'check if the emulator is alive',
    beforeAuth: true,
    run: () => ({ lines: ['I am alive!'] }),
  },
  event,
  geo,
  gsm,
  {
    name: 'kill',
    abstract: 'kill the emulator instance',
    run: (phone) => ({ farewell: ['OK: killing emulator, bye bye'], after: () => phone.kill() }),
  },
  power,
  { name: 'quit', abstract: 'quit control session', beforeAuth: true, run: farewell },
  { name: 'exit', abstract: 'quit control session', beforeAuth: true, run: farewell },
  sms,
  avd,
  {
    name: 'rotate',
    abstract: 'rotate the screen counter-clockwise by 90 degrees',
    run: (phone) => {
      phone.rotate();
      return done;
    },
  },
];
