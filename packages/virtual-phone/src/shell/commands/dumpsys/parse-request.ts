/** By which a bug report comes to the services that matter most first. */
export type Priority = 'CRITICAL' | 'HIGH' | 'NORMAL';

/** What `dumpsys` was asked for. */
export interface DumpRequest {
  readonly isHelp: boolean;
  readonly isList: boolean;
  /** Of the service's process, instead of what it dumps. */
  readonly facts: readonly ('pid' | 'thread')[];
  readonly priority: Priority | undefined;
  readonly skipped: readonly string[];
  /** All of them without. */
  readonly service: string | undefined;
  readonly args: readonly string[];
}

const priorities: ReadonlySet<string> = new Set(['CRITICAL', 'HIGH', 'NORMAL']);
/** Heeded by no service of the phone: the form, and more that is told of the process. */
const idle: ReadonlySet<string> = new Set(['--proto', '--dump', '--stability', '--clients']);

/** @returns why not, and whether that is said with the usage */
export function parseDumpRequest(words: readonly string[]): DumpRequest | { error: string; isUsage: boolean } {
  const given = [...words];
  const facts: ('pid' | 'thread')[] = [];
  let isHelp = false;
  let isList = false;
  let priority: Priority | undefined;
  let skipped: readonly string[] = [];
  while (given[0]?.startsWith('-') && given[0] !== '-') {
    const option = given.shift() ?? '';
    if (option === '--') break;
    if (option === '--help') isHelp = true;
    else if (option === '-l') isList = true;
    else if (option === '--pid') facts.push('pid');
    else if (option === '--thread') facts.push('thread');
    else if (['-t', '-T', '--priority', '--skip'].includes(option)) {
      const value = given.shift();
      if (value === undefined) {
        return {
          error: `dumpsys: option requires an argument -- ${option.replace(/^--?/, '')}\n`,
          isUsage: true,
        };
      }
      if (option === '--skip') skipped = value.split(',');
      else if (option !== '--priority') {
        const unit = option === '-t' ? 'seconds' : 'milliseconds';
        if (!(Number.parseInt(value, 10) > 0)) {
          return { error: `Error: invalid timeout(${unit}) number: '${value}'`, isUsage: false };
        }
      } else if (isPriority(value)) priority = value;
      else return { error: '', isUsage: true };
    } else if (!idle.has(option)) {
      return { error: `dumpsys: unknown option -- ${option.replace(/^--?/, '')}\n`, isUsage: true };
    }
  }
  const [service, ...args] = given;
  return { isHelp, isList, facts, priority, skipped, service, args };
}

function isPriority(word: string): word is Priority {
  return priorities.has(word);
}
