import { type ConsoleCommand, done, splitWord } from './command.ts';

export const sms: ConsoleCommand = {
  name: 'sms',
  abstract: 'SMS related commands',
  help: ['allows you to simulate an inbound SMS'],
  subcommands: [
    {
      name: 'send',
      abstract: 'send inbound SMS text message',
      help: ["'sms send <phonenumber> <message>' simulates a new inbound SMS message"],
      run: async (phone, argument) => {
        const [from, message] = splitWord(argument);
        if (from === '' || message === '') {
          return { refusal: "missing argument, try 'sms send <phonenumber> <text message>'" };
        }
        if (!/^\+?\d+$/.test(from)) return { refusal: 'bad phone number format, must be [+](0-9)*' };
        const text = unescapeMessage(message);
        if (text === undefined) return { refusal: 'badly formatted text' };
        await phone.sms(from, text);
        return done;
      },
    },
  ],
};

/** Reads `\n`, `\\`, `\xNN` and `\uNNNN`; undefined when a backslash stands before something else. */
function unescapeMessage(message: string): string | undefined {
  const escapes = /\\(?:(n)|(\\)|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|)/g;
  let valid = true;
  const text = message.replace(escapes, (_all, newline?: string, backslash?: string, byte?: string, unit?: string) => {
    if (newline !== undefined) return '\n';
    if (backslash !== undefined) return '\\';
    const code = byte ?? unit;
    if (code === undefined) valid = false;
    return code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16));
  });
  return valid ? text : undefined;
}
