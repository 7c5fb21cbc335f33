import { inputCodes } from '../../system/input/multi-touch.ts';
import { type ConsoleCommand, done } from './command.ts';

type TypeName = keyof typeof inputCodes;

const types = Object.keys(inputCodes) as TypeName[];

export const event: ConsoleCommand = {
  name: 'event',
  abstract: 'simulate hardware events',
  help: ['allows you to send fake hardware events'],
  subcommands: [
    {
      name: 'send',
      abstract: 'send a series of events to the kernel',
      help: [
        "'event send <type>:<code>:<value> ...' sends one or more hardware events to the touch screen.",
        'A finger is told of with EV_ABS:ABS_MT_SLOT, ABS_MT_TRACKING_ID (-1 lifts it), ABS_MT_POSITION_X and',
        'ABS_MT_POSITION_Y (0 to 32767 from side to side), and EV_SYN:SYN_REPORT:0 at the end.',
      ],
      run: async (phone, argument) => {
        const words = argument.split(/\s+/).filter((word) => word !== '');
        if (words.length === 0) return { refusal: 'Usage: event send <type>:<code>:<value> ...' };
        const events = words.map(parseEvent);
        const bad = events.indexOf(undefined);
        if (bad >= 0) return { refusal: `invalid event '${words[bad]}' in 'event send'` };
        await phone.touchEvents(events.filter((one) => one !== undefined));
        return done;
      },
    },
    {
      name: 'types',
      abstract: 'list all <type> aliases',
      run: () => ({
        lines: [
          'event <type> can be an integer or one of the following aliases',
          ...types.map((name) => `    ${name.padEnd(8)} (${Object.keys(inputCodes[name].codes).length} code aliases)`),
        ],
      }),
    },
    {
      name: 'codes',
      abstract: 'list all <code> aliases for a given <type>',
      run: (_, argument) => {
        const name = types.find((one) => one === argument);
        if (argument === '') return { refusal: "argument missing, try 'event codes <type>'" };
        if (name === undefined) return { refusal: "bad argument, see 'event types'" };
        const { codes } = inputCodes[name];
        return { lines: [`type ${name} code aliases:`, ...Object.keys(codes).map((code) => `    ${code}`)] };
      },
    },
    {
      name: 'text',
      abstract: 'simulate keystrokes from a given text',
      help: ["'event text <message>' types a message of ASCII characters"],
      run: async (phone, text) => {
        if (text === '') return { refusal: "argument missing, try 'event text <message>'" };
        if (!/^[ -~]+$/.test(text)) return { refusal: 'text must be ASCII' };
        await phone.text(text);
        return done;
      },
    },
  ],
};

/** `EV_ABS:ABS_MT_POSITION_X:500`, by names or numbers. */
function parseEvent(word: string): readonly [type: number, code: number, value: number] | undefined {
  const [typeWord = '', codeWord = '', valueWord = '', ...rest] = word.split(':');
  const name = types.find((one) => one === typeWord);
  const type = name === undefined ? numberOf(typeWord) : inputCodes[name].number;
  const codes: Readonly<Record<string, number>> = name === undefined ? {} : inputCodes[name].codes;
  const code = Object.hasOwn(codes, codeWord) ? codes[codeWord] : numberOf(codeWord);
  const value = numberOf(valueWord);
  if (type === undefined || code === undefined || value === undefined || rest.length > 0) return undefined;
  return [type, code, value];
}

function numberOf(word: string): number | undefined {
  return /^-?\d{1,10}$/.test(word) ? Number(word) : undefined;
}
