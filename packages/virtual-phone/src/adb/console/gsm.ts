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
  ],
};

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
