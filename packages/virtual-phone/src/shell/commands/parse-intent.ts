import type { ComponentName, Extra, Intent } from '@androidworld/app-sdk';
import { illegalArgument } from '../../system/java-exception.ts';
import { parseComponent } from '../../system/packages/intent-text.ts';
import type { ArgumentReader } from './argument-reader.ts';
import { decodeInteger, parseNumber } from './parse-number.ts';

/**
 * Reads the intent of `am start` and the like (android.content.Intent.parseCommandArgs).
 *
 * @param ownOption takes an option of the command itself; false when it is none
 * @throws IllegalArgumentException as Android
 */
export function parseIntent(words: ArgumentReader, ownOption: (option: string) => boolean): Intent {
  const intent: Draft = { categories: [], extras: {}, flags: 0 };
  let hasIntent = false;
  for (let option = words.nextOption(); option !== undefined; option = words.nextOption()) {
    if (readOption(option, words, intent)) hasIntent ||= namesIntent.has(option);
    else if (!ownOption(option)) throw illegalArgument(`Unknown option: ${option}`);
  }
  const target = words.next();
  if (target !== undefined) {
    readTarget(target, intent, hasIntent);
    hasIntent = true;
  }
  if (!hasIntent) throw illegalArgument('No intent supplied');
  return finish(intent);
}

/** An intent with one more flag. */
export function withFlag(intent: Intent, flag: number): Intent {
  return { ...intent, flags: ((intent.flags ?? 0) | flag) >>> 0 };
}

interface Draft {
  action?: string;
  data?: string;
  type?: string;
  categories: string[];
  component?: ComponentName;
  packageName?: string;
  extras: Record<string, Extra>;
  flags: number;
}

const namesIntent = new Set(['-a', '-d', '-t', '-c', '-n', '-i']);

const flagOptions: Readonly<Record<string, number>> = {
  '--grant-read-uri-permission': 0x1,
  '--grant-write-uri-permission': 0x2,
  '--debug-log-resolution': 0x8,
  '--exclude-stopped-packages': 0x10,
  '--include-stopped-packages': 0x20,
  '--grant-persistable-uri-permission': 0x40,
  '--grant-prefix-uri-permission': 0x80,
  '--activity-match-external': 0x800,
  '--activity-task-on-home': 0x4000,
  '--activity-clear-task': 0x8000,
  '--activity-no-animation': 0x10000,
  '--activity-reorder-to-front': 0x20000,
  '--activity-no-user-action': 0x40000,
  '--activity-clear-when-task-reset': 0x80000,
  '--activity-launched-from-history': 0x100000,
  '--activity-reset-task-if-needed': 0x200000,
  '--activity-brought-to-front': 0x400000,
  '--activity-exclude-from-recents': 0x800000,
  '--activity-previous-is-top': 0x1000000,
  '--activity-clear-top': 0x4000000,
  '--activity-multiple-task': 0x8000000,
  '--activity-single-top': 0x20000000,
  '--activity-no-history': 0x40000000,
  '--receiver-include-background': 0x1000000,
  '--receiver-no-abort': 0x8000000,
  '--receiver-foreground': 0x10000000,
  '--receiver-replace-pending': 0x20000000,
  '--receiver-registered-only': 0x40000000,
};

function readOption(option: string, words: ArgumentReader, intent: Draft): boolean {
  const flag = flagOptions[option];
  if (flag !== undefined) {
    intent.flags |= flag;
    return true;
  }
  const extra = extraOptions[option];
  if (extra !== undefined) {
    const key = words.required();
    intent.extras[key] = option === '--esn' ? null : extra(words.required());
    return true;
  }
  switch (option) {
    case '-a':
      intent.action = words.required();
      return true;
    case '-d':
      intent.data = words.required();
      return true;
    case '-t':
      intent.type = words.required();
      return true;
    case '-i':
      // The identifier tells intents apart that are otherwise equal; nothing on the phone compares it.
      words.required();
      return true;
    case '-c':
      intent.categories.push(words.required());
      return true;
    case '-n': {
      const text = words.required();
      const component = parseComponent(text);
      if (component === undefined) throw illegalArgument(`Bad component name: ${text}`);
      intent.component = component;
      return true;
    }
    case '-p':
      intent.packageName = words.required();
      return true;
    case '-f':
      intent.flags = decodeInteger(words.required());
      return true;
    case '--selector':
      throw illegalArgument('Selectors are not supported by this device');
    default:
      return false;
  }
}

const extraOptions: Readonly<Record<string, (text: string) => Extra>> = {
  '-e': (text) => text,
  '--es': (text) => text,
  '--esn': () => null,
  '--ez': parseBoolean,
  '--ei': decodeInteger,
  '--el': (text) => parseNumber(text, 'long'),
  '--ef': (text) => parseNumber(text, 'float'),
  '--ed': (text) => parseNumber(text, 'double'),
  '--eu': (text) => ({ uri: text }),
  '--ecn': (text) => {
    if (parseComponent(text) === undefined) throw illegalArgument(`Bad component name: ${text}`);
    return text;
  },
  '--eia': (text) => text.split(',').map(decodeInteger),
  '--eial': (text) => text.split(',').map(decodeInteger),
  '--ela': (text) => text.split(',').map((part) => parseNumber(part, 'long')),
  '--elal': (text) => text.split(',').map((part) => parseNumber(part, 'long')),
  '--efa': (text) => text.split(',').map((part) => parseNumber(part, 'float')),
  '--efal': (text) => text.split(',').map((part) => parseNumber(part, 'float')),
  '--esa': splitEscaped,
  '--esal': splitEscaped,
};

function parseBoolean(text: string): boolean {
  const word = text.toLowerCase();
  if (word === 'true' || word === 't') return true;
  if (word === 'false' || word === 'f') return false;
  if (/^[-+]?(0x[0-9a-f]+|#[0-9a-f]+|\d+)$/i.test(text)) return decodeInteger(text) !== 0;
  throw illegalArgument(`Invalid boolean value: ${text}`);
}

/** Splits at commas; `\,` is a comma. */
function splitEscaped(text: string): string[] {
  return text.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ','));
}

function readTarget(text: string, intent: Draft, hasIntent: boolean): void {
  if (text.includes(':')) readUri(text, intent);
  else if (text.includes('/')) {
    const component = parseComponent(text);
    if (component === undefined) throw illegalArgument(`Bad component name: ${text}`);
    intent.component = component;
    if (!hasIntent) asLauncher(intent);
  } else {
    intent.packageName = text;
    if (!hasIntent) asLauncher(intent);
  }
}

function asLauncher(intent: Draft): void {
  intent.action ??= 'android.intent.action.MAIN';
  if (intent.categories.length === 0) intent.categories.push('android.intent.category.LAUNCHER');
}

/** A plain URI, or an intent written as one: `intent:DATA#Intent;action=…;end`. */
function readUri(text: string, intent: Draft): void {
  const mark = text.lastIndexOf('#Intent;');
  if (!text.startsWith('intent:') || mark < 0) {
    intent.data ??= text;
    return;
  }
  let scheme: string | undefined;
  for (const part of text.slice(mark + '#Intent;'.length).split(';')) {
    const [key = '', ...rest] = part.split('=');
    const value = decodeURIComponent(rest.join('='));
    if (key === 'action') intent.action ??= value;
    else if (key === 'category') intent.categories.push(value);
    else if (key === 'type') intent.type ??= value;
    else if (key === 'package') intent.packageName ??= value;
    else if (key === 'scheme') scheme = value;
    else if (key === 'launchFlags') intent.flags |= decodeInteger(value);
    else if (key === 'component') {
      const component = parseComponent(value);
      if (component !== undefined) intent.component ??= component;
    } else if (/^[SBbcdfils]\./.test(key)) intent.extras[decodeURIComponent(key.slice(2))] = uriExtra(key, value);
  }
  const data = text.slice('intent:'.length, mark);
  if (data !== '') intent.data ??= scheme === undefined ? data : `${scheme}:${data}`;
}

function uriExtra(key: string, value: string): Extra {
  if (key.startsWith('S') || key.startsWith('c')) return value;
  return key.startsWith('B') ? parseBoolean(value) : Number(value);
}

function finish(draft: Draft): Intent {
  const { categories, extras, flags, ...named } = draft;
  return {
    ...named,
    ...(categories.length > 0 ? { categories: [...new Set(categories)] } : {}),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...(flags !== 0 ? { flags: flags >>> 0 } : {}),
  };
}
