import { defineProgram } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { unknownOption } from '../text/streams.ts';

/** Words in the order getopt(1) gives them: options with their values, `--`, the rest. */
export const getopt = defineProgram({
  name: 'getopt',
  run(context) {
    const [first] = context.args;
    if (first === undefined) {
      context.err('getopt: no OPTSTR\n');
      return 1;
    }
    // The old form: the first word names the options, and nothing is quoted.
    const isOld = !first.startsWith('-');
    const outer = isOld ? ['-u', '-o', first, '--', ...context.args.slice(1)] : context.args;
    const end = outer.indexOf('--');
    const own = parseOptions(end < 0 ? outer : outer.slice(0, end), 'aTqQu', 'lno');
    if (own.unknown !== undefined) return unknownOption(context, 'getopt', own.unknown);
    if (own.has('T')) return 4;
    const name = own.value('n') ?? 'getopt';
    const quote = (word: string) => (own.has('u') ? word : `'${word.replaceAll("'", "'\\''")}'`);
    const short = own.value('o') ?? '';
    const longs = own.values('l').flatMap((list) => list.split(','));
    const stopsEarly = /^[+]/.test(short);
    const words = end < 0 ? [] : outer.slice(end + 1);
    const found: string[] = [];
    const operands: string[] = [];
    let status = 0;
    const complain = (message: string) => {
      context.err(`${name}: ${message}\n`);
      status = 1;
    };
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      if (word === '--') {
        operands.push(...words.slice(at + 1));
        break;
      }
      if (word.startsWith('--')) {
        const [key = '', value] = word.slice(2).split(/=(.*)/s);
        const long = longNamed(longs, key);
        if (long === undefined) complain(`unrecognized option '--${key}'`);
        else if (!long.endsWith(':')) found.push(`--${long}`);
        else {
          found.push(`--${long.replace(/:+$/, '')}`);
          if (value !== undefined) found.push(quote(value));
          else if (!long.endsWith('::')) found.push(quote(words[++at] ?? ''));
        }
      } else if (word.startsWith('-') && word.length > 1) {
        for (let place = 1; place < word.length; place += 1) {
          const letter = word.charAt(place);
          const known = short.indexOf(letter);
          if (known < 0 || letter === ':') complain(`invalid option '${letter}'`);
          else if (short[known + 1] !== ':') found.push(`-${letter}`);
          else {
            const rest = word.slice(place + 1);
            const isOptional = short[known + 2] === ':';
            const next = rest === '' && !isOptional ? words[++at] : rest;
            if (next === undefined) complain(`invalid option '${letter}'`);
            else found.push(`-${letter}`, ...(next === '' && isOptional ? [] : [quote(next)]));
            break;
          }
        }
      } else if (stopsEarly) {
        operands.push(...words.slice(at));
        break;
      } else operands.push(word);
    }
    context.out(` ${[...found, '--', ...operands.map(quote)].join(' ')}\n`);
    return status;
  },
});

/** A long option may be shortened as long as only one begins so. */
function longNamed(longs: readonly string[], key: string): string | undefined {
  const exact = longs.find((each) => each.replace(/:+$/, '') === key);
  const some = longs.filter((each) => each.startsWith(key));
  return exact ?? (some.length === 1 ? some[0] : undefined);
}
