import { localFields } from '../../local-time.ts';
import { defineProgram } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { unknownOption } from './streams.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** toybox cal: every month takes eight lines of 21 columns. */
export const cal = defineProgram({
  name: 'cal',
  run(context) {
    const { system, out, err } = context;
    const options = parseOptions(context.args, 'h');
    if (options.unknown !== undefined) return unknownOption(context, 'cal', options.unknown);
    if (options.operands.length > 3) {
      err('cal: Max 3 arguments (see "cal --help")\n');
      return 1;
    }
    const wrong = options.operands.find((word) => !/^-?\d+$/.test(word));
    if (wrong !== undefined) {
      err(`cal: not integer: ${wrong}\n`);
      return 1;
    }
    const now = localFields(system.clock.now(), system.clock.zone);
    const [year = now.year, month, day] = options.operands.map(Number).reverse();
    const problem = outside(year, 9_999) ?? outside(month, 12) ?? outside(day, daysOf(year, month ?? 1));
    if (problem !== undefined) {
      err(`cal: ${problem}\n`);
      return 1;
    }
    if (options.operands.length === 1) {
      for (let first = 1; first <= 12; first += 3) {
        const blocks = [first, first + 1, first + 2].map((each) => monthLines(year, each));
        for (let line = 0; line < 8; line += 1) out(`${blocks.map((block) => block[line]).join(' ')} \n`);
      }
    } else
      out(
        monthLines(year, month ?? now.month)
          .map((line) => `${line}\n`)
          .join(''),
      );
    return 0;
  },
});

function outside(value: number | undefined, most: number): string | undefined {
  if (value === undefined) return undefined;
  return value < 1 ? `${value} < 1` : value > most ? `${value} > ${most}` : undefined;
}

/** By the Gregorian calendar, in all years. */
function dateOf(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

function daysOf(year: number, month: number): number {
  return dateOf(year, month + 1, 0).getUTCDate();
}

function monthLines(year: number, month: number): readonly string[] {
  const title = `${months[month - 1]} ${year}`;
  const left = Math.floor((20 - title.length) / 2);
  const cells = [
    ...Array.from({ length: dateOf(year, month, 1).getUTCDay() }, () => '   '),
    ...Array.from({ length: daysOf(year, month) }, (_, day) => `${String(day + 1).padStart(2)} `),
  ];
  const weeks = Array.from({ length: 6 }, (_, week) =>
    cells
      .slice(week * 7, week * 7 + 7)
      .join('')
      .padEnd(21),
  );
  return [`${' '.repeat(left)}${title}`.padEnd(21), 'Su Mo Tu We Th Fr Sa ', ...weeks];
}
