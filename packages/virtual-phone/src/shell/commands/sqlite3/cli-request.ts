import { asciiView, defaultView, type View } from './render-rows.ts';

/** What the CLI's command line asks for. */
export interface CliRequest {
  /** Path of the phone, or `:memory:`. */
  readonly file: string;
  /** Of `-init`: a file with what is run before all else. */
  readonly init: string | undefined;
  readonly readonly: boolean;
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
  let init: string | undefined;
  let readonly = false;
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
    else if (name === 'init') init = value();
    else if (name === 'newline') view = { ...view, rowSeparator: value() };
    else if (name === 'readonly') readonly = true;
    else if (name === 'version') return 'version';
    else if (name === 'ascii') view = { ...view, ...asciiView };
    // Lines end in a line feed here, and only after `.mode csv` with a carriage return before it.
    else if (isListMode(name)) view = { ...view, mode: name, separator: name === 'csv' ? ',' : view.separator };
    else if (!['batch', 'bail', 'interactive', 'echo', 'stats'].includes(name)) {
      return { error: `unknown option: ${word}` };
    }
  }
  const [file = memory, ...statements] = operands;
  return { file: file === '' ? memory : file, statements, view, commands, init, readonly };
}

const modes = ['list', 'csv', 'column', 'line', 'html', 'quote'] as const;

function isListMode(name: string): name is (typeof modes)[number] {
  return (modes as readonly string[]).includes(name);
}
