import { encode } from '../../bytes.ts';
import { readEscapes } from './echo.ts';

interface Rendered {
  readonly output: Uint8Array;
  /** What is wrong with arguments, one a line. */
  readonly problems: readonly string[];
}

/** printf(1): the format as often as there are arguments. */
export function renderPrintf([format = '', ...args]: readonly string[]): Rendered {
  const parts = new Parts();
  const problems: string[] = [];
  // The next one is the last: to take the first of very many moves all others.
  const given = args.toReversed();
  do {
    const before = given.length;
    if (!renderOnce(format, given, parts, problems) || given.length === before) break;
  } while (given.length > 0);
  return { output: parts.all(), problems };
}

/** Wide fields for many arguments are meant to fill the memory, and nobody else has a turn meanwhile. */
const mostBytes = 64 * 1024 * 1024;

class Parts {
  size = 0;
  readonly #parts: Buffer[] = [];

  push(part: Buffer): void {
    this.#parts.push(part);
    this.size += part.length;
  }

  all(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

const conversion = /%([-+ 0#]*)(\*|\d+)?(?:\.(\*|\d+)?)?([\s\S])/y;

/** @returns whether the output goes on */
function renderOnce(format: string, args: string[], parts: Parts, problems: string[]): boolean {
  for (let at = 0; at < format.length; ) {
    if (parts.size > mostBytes) {
      problems.push('out of memory');
      return false;
    }
    const percent = format.indexOf('%', at);
    const text = format.slice(at, percent < 0 ? undefined : percent);
    const { bytes, stopped } = readEscapes(text, 'printf');
    parts.push(bytes);
    if (stopped) return false;
    if (percent < 0) return true;
    if (format.charAt(percent + 1) === '%') {
      parts.push(Buffer.from('%'));
      at = percent + 2;
      continue;
    }
    conversion.lastIndex = percent;
    const match = conversion.exec(format);
    if (match === null) {
      problems.push(`bad format@${percent}`);
      return false;
    }
    at = conversion.lastIndex;
    const [whole, flags = '', width, precision, kind = ''] = match;
    const size = (word: string | undefined) => (word === '*' ? Number(args.pop() ?? '0') : word && Number(word));
    const columns = Number(size(width)) || 0;
    const digits = whole.includes('.') ? Number(size(precision)) || 0 : -1;
    // One that is negative counts as none.
    const spec = { flags, width: columns, precision: digits < 0 ? undefined : digits, kind };
    if (!'sbcdiuoxXeEfFgG'.includes(kind)) {
      problems.push(`bad %${kind}@${at}`);
      return false;
    }
    if (kind === 'b') {
      const escaped = readEscapes(args.pop() ?? '', 'printf');
      parts.push(escaped.bytes);
      if (escaped.stopped) return false;
    } else parts.push(encode(pad(convert(spec, args.pop(), problems), spec)));
  }
  return true;
}

interface Spec {
  readonly flags: string;
  readonly width: number;
  readonly precision: number | undefined;
  readonly kind: string;
}

function pad(text: string, { flags, width, kind, precision }: Spec): string {
  // A width of many millions is a mistake, or meant to fill the memory.
  const wanted = Math.min(Math.abs(width), 1_000_000);
  if (flags.includes('-') || width < 0) return text.padEnd(wanted);
  const isNumber = !'sc'.includes(kind);
  if (!flags.includes('0') || !isNumber || (precision !== undefined && 'diuoxX'.includes(kind))) {
    return text.padStart(wanted);
  }
  const [, sign = '', digits = ''] = /^([-+ ]?(?:0[xX])?)(.*)$/.exec(text) ?? [];
  return sign + digits.padStart(wanted - sign.length, '0');
}

function convert(spec: Spec, argument: string | undefined, problems: string[]): string {
  const { kind, flags, precision } = spec;
  if (kind === 's')
    return precision === undefined ? (argument ?? '') : [...(argument ?? '')].slice(0, precision).join('');
  if (kind === 'c') return [...(argument ?? '')][0] ?? '\0';
  if ('diuoxX'.includes(kind)) return integer(spec, readInteger(kind, argument ?? '0', problems));
  const number = readReal(kind, argument ?? '0', problems);
  return signed(real(Math.abs(number), kind, precision ?? 6), number < 0 || Object.is(number, -0), flags);
}

/** As C reads it; of what is none the part that is one counts. */
function readReal(kind: string, text: string, problems: string[]): number {
  const value = Number(text);
  if (!Number.isNaN(value) && !/\S\s+$/.test(text)) return value;
  problems.push(`bad %${kind} ${text}`);
  return Number.parseFloat(text) || 0;
}

const largest = 2n ** 63n - 1n;

function readInteger(kind: string, text: string, problems: string[]): bigint {
  if (/^["']/.test(text)) return BigInt(text.codePointAt(1) ?? 0);
  const [, sign = '', digits = '', rest = ''] =
    /^\s*([-+]?)(0[xX][0-9a-fA-F]+|0[0-7]*|[1-9]\d*)?(.*)$/s.exec(text) ?? [];
  const isOctal = /^0[0-7]/.test(digits);
  // More digits than these are out of range, whatever they are.
  const magnitude = BigInt((isOctal ? `0o${digits.slice(1)}` : digits).slice(0, 80) || 0);
  const value = sign === '-' ? -magnitude : magnitude;
  const nearest = value > largest ? largest : value < -largest - 1n ? -largest - 1n : value;
  if (rest !== '') problems.push(`bad %${kind} ${text}`);
  else if (nearest !== value) problems.push(`bad %${kind} ${text}: Math result not representable`);
  return BigInt.asIntN(64, nearest);
}

function integer({ kind, flags, precision }: Spec, value: bigint): string {
  const isSigned = kind === 'd' || kind === 'i';
  const magnitude = isSigned ? (value < 0n ? -value : value) : BigInt.asUintN(64, value);
  const radix = kind === 'o' ? 8 : kind === 'x' || kind === 'X' ? 16 : 10;
  const digits = magnitude.toString(radix).padStart(Math.min(precision ?? 0, 1_000), '0');
  const prefix = flags.includes('#') && magnitude !== 0n ? (radix === 16 ? '0x' : radix === 8 ? '0' : '') : '';
  const text = kind === 'X' ? (prefix + digits).toUpperCase() : prefix + digits;
  return isSigned ? signed(text, value < 0n, flags) : text;
}

function signed(text: string, isNegative: boolean, flags: string): string {
  return (isNegative ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '') + text;
}

function real(value: number, kind: string, precision: number): string {
  if (!Number.isFinite(value)) return 'inf';
  const digits = Math.min(precision, 100);
  const exponential = (places: number) => value.toExponential(places).replace(/e([-+])(\d)$/, 'e$10$2');
  let text: string;
  if (kind === 'f' || kind === 'F') text = value.toFixed(digits);
  else if (kind === 'e' || kind === 'E') text = exponential(digits);
  else {
    const places = Math.max(digits, 1);
    const exponent = value === 0 ? 0 : Math.floor(Math.log10(value));
    const isShort = exponent >= -4 && exponent < places;
    text = isShort ? value.toFixed(Math.min(100, places - 1 - exponent)) : exponential(places - 1);
    if (text.includes('.')) text = text.replace(/\.?0+(?=e|$)/, '');
  }
  return kind === kind.toUpperCase() ? text.toUpperCase() : text;
}
