import type { SignalLevel } from '@androidworld/app-sdk';
import type { ConsoleTarget } from '../adb-target.ts';
import { type ConsoleAnswer, type ConsoleCommand, done } from './command.ts';

export const gsm: ConsoleCommand = {
  name: 'gsm',
  abstract: 'GSM related commands',
  help: ['allows you to make and to change phone calls'],
  subcommands: [
    { name: 'list', abstract: 'list current phone calls', run: (phone) => ({ lines: phone.calls().map(renderCall) }) },
    {
      name: 'call',
      abstract: 'create inbound phone call',
      help: ["'gsm call <phonenumber>' simulates a new inbound phone call"],
      run: async (phone, number) => {
        const refusal = checkNumber('call', number);
        if (refusal !== undefined) return { refusal };
        await phone.call(number);
        return done;
      },
    },
    remoteAction('accept', 'change the state of a call to active', (phone, number) => phone.acceptCall(number)),
    remoteAction('busy', 'close a waiting outbound call as busy', (phone, number) => phone.endCall(number)),
    remoteAction('cancel', 'disconnect an inbound or outbound phone call', (phone, number) => phone.endCall(number)),
    {
      name: 'status',
      abstract: 'display GSM status',
      // The phone never leaves its network; airplane mode is a matter of Android, not of the modem.
      run: () => ({ lines: ['gsm voice state: home', 'gsm data state:  home'] }),
    },
    {
      name: 'signal',
      abstract: 'set GSM signal strength',
      help: [
        "'gsm signal <rssi> [<ber>]' changes the reported strength and error rate on next (15s) update.",
        'rssi range is 0..31 and 99 for unknown',
        'ber range is 0..7 percent and 99 for unknown',
      ],
      run: (phone, argument) => {
        const [rssi = '', ber = '99'] = argument.split(/\s+/);
        if (rssi === '') return { refusal: "not enough arguments: see 'help gsm signal' for details" };
        if (!isOneOf(rssi, 31)) return { refusal: 'invalid RSSI - must be 0..31 or 99' };
        if (!isOneOf(ber, 7)) return { refusal: 'invalid BER - must be 0..7 or 99' };
        phone.signal(levelOf(Number(rssi)));
        return done;
      },
    },
    {
      name: 'signal-profile',
      abstract: 'set the signal strength profile',
      help: [
        "'gsm signal-profile <strength>' changes the reported strength on next (15s) update.",
        'strength range is 0..4: none, poor, moderate, good, great',
      ],
      run: (phone, argument) => {
        if (argument === '') return { refusal: "not enough arguments: see 'help gsm signal-profile' for details" };
        const level = levels.find((one) => String(one) === argument);
        if (level === undefined) return { refusal: 'invalid signal strength - must be 0..4' };
        phone.signal(level);
        return done;
      },
    },
  ],
};

const levels = [0, 1, 2, 3, 4] as const;

/** AOSP `CellSignalStrengthGsm`: from which ASU on there is a bar more; 99 is none. */
const barsFrom = [1, 3, 5, 8, 12] as const;

function levelOf(rssi: number): SignalLevel {
  const heard = rssi === 99 ? 0 : rssi;
  return levels.findLast((level) => level === 0 || heard >= barsFrom[level]) ?? 0;
}

/** In a range of 3GPP TS 27.007, which ends with 99 for "not known". */
function isOneOf(word: string, last: number): boolean {
  return /^\d{1,2}$/.test(word) && (Number(word) <= last || word === '99');
}

/** What the far end of a call does. */
function remoteAction(
  name: string,
  abstract: string,
  act: (phone: ConsoleTarget, number: string) => Promise<boolean>,
): ConsoleCommand {
  return {
    name,
    abstract,
    run: async (phone, number): Promise<ConsoleAnswer> => {
      const refusal = checkNumber(name, number);
      if (refusal !== undefined) return { refusal };
      return (await act(phone, number)) ? done : { refusal: `no current call to/from number '${number}'` };
    },
  };
}

function checkNumber(name: string, number: string): string | undefined {
  if (number === '') return `missing argument, try 'gsm ${name} <phonenumber>'`;
  return /^[\d#+]+$/.test(number) ? undefined : 'bad phone number format, use digits, # and + only';
}

function renderCall({ number, incoming, state }: ReturnType<ConsoleTarget['calls']>[number]): string {
  return `${incoming ? 'inbound from' : 'outbound to '} ${number.padEnd(10)} : ${state}`;
}
