import { defaultView, type View } from './render-rows.ts';

/** What the CLI's command line asks for. */
export interface CliRequest {
  /** Path of the phone, or `:memory:`. */
  readonly file: string;
  /** Of `-cmd`, run first. */
  readonly commands: readonly string[];
  /** None: they come from the input. */
  readonly statements: readonly string[];
  readonly view: View;
}

export const memory = ':memory:';

/** @returns as text what is wrong with the command line */
export function parseCliRequest(args: readonly string[]): CliRequest | 'version' | { readonly error: string } {
  let view = defaultView;
  const commands: string[] = [];
  const operands: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('-') || word === '-') {
      operands.push(word);
      continue;
    }
    const name = word.replace(/^--?/, '');
    const value = () => {
      at += 1;
      return args[at] ?? '';
    };
    if (name === 'header') view = { ...view, header: true };
    else if (name === 'noheader') view = { ...view, header: false };
    else if (name === 'separator') view = { ...view, separator: value() };
    else if (name === 'nullvalue') view = { ...view, nullValue: value() };
    else if (name === 'cmd') commands.push(value());
    else if (name === 'version') return 'version';
    else if (isListMode(name)) view = { ...view, mode: name, separator: name === 'csv' ? ',' : view.separator };
    else if (!['batch', 'readonly', 'bail', 'interactive', 'echo', 'stats'].includes(name)) {
      return { error: `unknown option: ${word}` };
    }
  }
  const [file = memory, ...statements] = operands;
  return { file: file === '' ? memory : file, statements, view, commands };
}

const modes = ['list', 'csv', 'column', 'line', 'html', 'quote'] as const;

function isListMode(name: string): name is (typeof modes)[number] {
  return (modes as readonly string[]).includes(name);
}
