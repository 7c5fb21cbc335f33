import { type ConsoleCommand, done } from './command.ts';

export const event: ConsoleCommand = {
  name: 'event',
  abstract: 'simulate hardware events',
  help: ['allows you to send fake hardware events'],
  subcommands: [
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
