import type { Extra, Row, SqlValue } from '@androidworld/app-sdk';
import { withCallerSignal } from '../../sql/caller-signal.ts';
import { isJavaException } from '../../system/java-exception.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { renderException } from '../render-exception.ts';
import { renderBundle } from './render-bundle.ts';

const usage = `usage: adb shell content [subcommand] [options]

usage: adb shell content insert --uri <URI> [--user <USER_ID>] --bind <BINDING> [--bind <BINDING>...] [--extra <BINDING>...]
  <BINDING> binds a typed value to a column and is formatted:
  <COLUMN_NAME>:<TYPE>:<COLUMN_VALUE> where:
  <TYPE> specifies data type such as:
  b - boolean, s - string, i - integer, l - long, f - float, d - double, n - null
  Note: Omit the value for passing an empty string, e.g column:s:
usage: adb shell content update --uri <URI> [--user <USER_ID>] [--where <WHERE>] [--extra <BINDING>...]
usage: adb shell content delete --uri <URI> [--user <USER_ID>] --bind <BINDING> [--bind <BINDING>...] [--where <WHERE>] [--extra <BINDING>...]
usage: adb shell content query --uri <URI> [--user <USER_ID>] [--projection <PROJECTION>] [--where <WHERE>] [--sort <SORT_ORDER>] [--extra <BINDING>...]
usage: adb shell content call --uri <URI> --method <METHOD> [--arg <ARG>] [--extra <BINDING> ...]
usage: adb shell content read --uri <URI> [--user <USER_ID>]
usage: adb shell content write --uri <URI> [--user <USER_ID>]
usage: adb shell content gettype --uri <URI> [--user <USER_ID>]
`;

export const content = defineProgram({
  name: 'content',
  async run(context) {
    const request = parseRequest(context.args);
    if (typeof request === 'string') {
      context.out(`${usage}\n[ERROR] ${request}\n`);
      return 0;
    }
    if (request === undefined) {
      context.out(usage);
      return 0;
    }
    try {
      await withCallerSignal(context.signal, () => verbs[request.verb](request, context));
    } catch (error) {
      if (!isJavaException(error)) throw error;
      context.err(`Error while accessing provider:${authorityOf(request.uri)}\n${renderException(error)}\n`);
      context.err('\tat android.database.DatabaseUtils.readExceptionFromParcel(DatabaseUtils.java:172)\n');
      context.err('\tat com.android.commands.content.Content.main(Content.java:727)\n');
    }
    return 0;
  },
});

type Verb = 'query' | 'insert' | 'update' | 'delete' | 'call' | 'read' | 'write' | 'gettype';

interface Request {
  readonly verb: Verb;
  readonly uri: string;
  readonly options: ReadonlyMap<string, string>;
  readonly bindings: Readonly<Record<string, SqlValue>>;
  readonly extras: Readonly<Record<string, Extra>>;
}

const allowed: Readonly<Record<Verb, readonly string[]>> = {
  query: ['--projection', '--where', '--sort', '--extra'],
  insert: ['--bind', '--extra'],
  update: ['--bind', '--where', '--extra'],
  delete: ['--bind', '--where', '--extra'],
  call: ['--method', '--arg', '--extra'],
  read: [],
  write: [],
  gettype: [],
};

/** @returns what is wrong as a string; undefined when nothing was asked */
function parseRequest(args: readonly string[]): Request | string | undefined {
  const [verb, ...words] = args;
  if (verb === undefined) return undefined;
  if (!isVerb(verb)) return `Unsupported operation: ${verb}`;
  const options = new Map<string, string>();
  const bindings: Record<string, SqlValue> = {};
  const extras: Record<string, Extra> = {};
  for (let at = 0; at < words.length; at += 2) {
    const [option = '', value] = words.slice(at, at + 2);
    if (option !== '--uri' && option !== '--user' && !allowed[verb].includes(option)) {
      return `Unsupported argument: ${option}`;
    }
    if (value === undefined) return `Argument missing value: ${option}`;
    if (option === '--bind' || option === '--extra') {
      const binding = parseBinding(value);
      if (typeof binding === 'string') return binding;
      if (option === '--bind') bindings[binding.name] = binding.value;
      else extras[binding.name] = binding.value;
    } else options.set(option, value);
  }
  const uri = options.get('--uri');
  if (uri === undefined || uri === '') return `Content provider URI not specified. Did you specify --uri argument?`;
  if ((verb === 'insert' || verb === 'update') && Object.keys(bindings).length === 0) {
    return 'Bindings not specified. Did you specify --bind argument(s)?';
  }
  if (verb === 'call' && !options.has('--method')) return 'Content provider method not specified.';
  return { verb, uri, options, bindings, extras };
}

function isVerb(word: string): word is Verb {
  return Object.hasOwn(allowed, word);
}

/** `name:type:value`; in each part a backslash stands before a colon, or another backslash, that belongs to it. */
function parseBinding(text: string): { name: string; value: string | number | null } | string {
  const parts = splitEscaped(text);
  if (parts === undefined) return 'Invalid escaping';
  const [name, type, value = ''] = parts;
  if (name === undefined || name === '' || type === undefined || parts.length !== 3) {
    return `Binding not well formed: ${text}`;
  }
  switch (type) {
    case 's':
      return { name, value };
    case 'n':
      return { name, value: null };
    case 'b':
      return { name, value: value.toLowerCase() === 'true' ? 1 : 0 };
    case 'i':
    case 'l':
    case 'f':
    case 'd': {
      const number = Number(value);
      if (value.trim() === '' || Number.isNaN(number)) return `Binding not well formed: ${text}`;
      return { name, value: number };
    }
    default:
      return `Unsupported type: ${type}`;
  }
}

function splitEscaped(text: string): string[] | undefined {
  if (/^(?:[^\\]|\\[\s\S])*\\$/.test(text)) return undefined;
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[\s\S]|[^\\]/g)) {
    if (piece === ':') parts.push('');
    else parts[parts.length - 1] += piece.replace(/^\\/, '');
  }
  return parts;
}

const verbs: Readonly<Record<Verb, (request: Request, context: ProgramContext) => Promise<void>>> = {
  async query({ uri, options }, { system, identity, out }) {
    const where = options.get('--where');
    const sort = options.get('--sort');
    const projection = options.get('--projection');
    const { columns, rows } = await system.content.query(
      uri,
      {
        ...(projection === undefined ? {} : { projection: projection.split(':').filter((column) => column !== '') }),
        ...(where === undefined ? {} : { where }),
        ...(sort === undefined ? {} : { sort }),
      },
      identity,
    );
    if (rows.length === 0) out('No result found.\n');
    out(rows.map((row, index) => renderRow(row, columns, index)).join(''));
  },
  async insert({ uri, bindings }, { system, identity }) {
    await system.content.insert(uri, bindings, identity);
  },
  async update({ uri, bindings, options }, { system, identity }) {
    await system.content.update(uri, bindings, options.get('--where'), [], identity);
  },
  async delete({ uri, options }, { system, identity }) {
    await system.content.delete(uri, options.get('--where'), [], identity);
  },
  async call({ uri, options, extras }, { system, identity, out }) {
    const method = options.get('--method') ?? '';
    const result = await system.content.call(uri, method, options.get('--arg'), extras, identity);
    out(`Result: ${result === null ? 'null' : renderBundle(result)}\n`);
  },
  async read({ uri }, { system, identity, out }) {
    out(await system.disk.read(await system.content.filePath(uri, identity), identity));
  },
  async write({ uri }, { system, identity, stdin }) {
    const bytes = await stdin.all();
    await system.disk.write(await system.content.filePath(uri, identity), bytes, identity);
  },
  async gettype({ uri }, { system, identity, out }) {
    out(`Result: ${await system.content.type(uri, identity)}\n`);
  },
};

function renderRow(row: Row, columns: readonly string[], index: number): string {
  return `Row: ${index} ${columns.map((column) => `${column}=${renderValue(row[column] ?? null)}`).join(', ')}\n`;
}

function renderValue(value: Row[string]): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return 'BLOB';
  return String(value);
}

function authorityOf(uri: string): string {
  return /^content:\/\/(?:[^/@]*@)?([^/?#]*)/.exec(uri)?.[1] ?? 'null';
}
