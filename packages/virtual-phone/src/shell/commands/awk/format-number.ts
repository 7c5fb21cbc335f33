/** What stands between `%` and the letter of a conversion. */
export interface Conversion {
  readonly flags: string;
  readonly width: number;
  readonly precision: number | undefined;
  readonly letter: string;
}

/** One number by a format such as CONVFMT, with whatever text is around the conversion. */
export function formatNumber(format: string, value: number): string {
  const found = /^([^%]*)%([-+ 0#]*)(\d*)(?:\.(\d*))?[hlLqjzt]*([diouxXeEfFgGaA])([^%]*)$/.exec(format);
  if (found === null) return format;
  const [, before = '', flags = '', width = '', precision, letter = '', after = ''] = found;
  const conversion = {
    flags,
    width: Number(width),
    precision: precision === undefined ? undefined : Number(precision),
    letter,
  };
  return before + convertNumber(conversion, value) + after;
}

/** A width of many millions is a mistake, or meant to fill the memory. */
const widest = 1_000_000;

export function convertNumber(conversion: Conversion, value: number): string {
  const { letter, flags } = conversion;
  if ('diouxX'.includes(letter)) return pad(integer(conversion, value), conversion, conversion.precision === undefined);
  const isNegative = value < 0 || Object.is(value, -0);
  const sign = isNegative ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
  const isUpper = letter !== letter.toLowerCase();
  if (!Number.isFinite(value)) {
    const name = Number.isNaN(value) ? 'nan' : 'inf';
    return pad(sign + (isUpper ? name.toUpperCase() : name), conversion, false);
  }
  const text = sign + real(conversion, Math.abs(value));
  return pad(isUpper ? text.toUpperCase() : text, conversion, true);
}

export function pad(text: string, { flags, width }: Conversion, takesZeros: boolean): string {
  const wanted = Math.min(width, widest);
  if (text.length >= wanted) return text;
  if (flags.includes('-')) return text.padEnd(wanted);
  if (!takesZeros || !flags.includes('0')) return text.padStart(wanted);
  const [, sign = '', digits = ''] = /^([-+ ]?(?:0[xX])?)(.*)$/.exec(text) ?? [];
  return sign + digits.padStart(wanted - sign.length, '0');
}

const lowest = -(2n ** 63n);

/** As C casts to a long: what is too large becomes the lowest. */
function toLong(value: number): bigint {
  if (Number.isNaN(value)) return lowest;
  if (!Number.isFinite(value) || Math.abs(value) >= 2 ** 63) return lowest;
  return BigInt(Math.trunc(value));
}

function integer({ letter, flags, precision }: Conversion, value: number): string {
  const isSigned = letter === 'd' || letter === 'i';
  const long = toLong(value);
  const magnitude = isSigned ? (long < 0n ? -long : long) : BigInt.asUintN(64, long);
  const radix = letter === 'o' ? 8 : letter === 'x' || letter === 'X' ? 16 : 10;
  let digits = precision === 0 && magnitude === 0n ? '' : magnitude.toString(radix);
  digits = digits.padStart(Math.min(precision ?? 0, widest), '0');
  if (flags.includes('#') && letter === 'o' && !digits.startsWith('0')) digits = `0${digits}`;
  if (flags.includes('#') && radix === 16 && magnitude !== 0n) digits = `0x${digits}`;
  if (letter === 'X') digits = digits.toUpperCase();
  if (!isSigned) return digits;
  return (long < 0n ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '') + digits;
}

function real({ letter, flags, precision }: Conversion, value: number): string {
  const kind = letter.toLowerCase();
  const places = Math.min(precision ?? 6, 100);
  if (kind === 'a') return hexadecimal(value);
  if (kind === 'f') return withPoint(fixed(value, places), flags);
  if (kind === 'e') return withPoint(exponential(value, places), flags);
  const significant = Math.max(places, 1);
  const scientific = exponential(value, significant - 1);
  const exponent = Number(/e(.*)$/.exec(scientific)?.[1]);
  const isShort = exponent >= -4 && exponent < significant;
  const text = isShort ? fixed(value, Math.min(100, significant - 1 - exponent)) : scientific;
  if (flags.includes('#')) return withPoint(text, flags);
  const [mantissa = '', power] = text.split('e');
  const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  return power === undefined ? short : `${short}e${power}`;
}

function withPoint(text: string, flags: string): string {
  return flags.includes('#') && !text.includes('.') ? text.replace(/(?=e|$)/, '.') : text;
}

function fixed(value: number, places: number): string {
  // Above, toFixed writes an exponent.
  if (value >= 1e21) return BigInt(value).toString() + (places > 0 ? `.${'0'.repeat(places)}` : '');
  return toEven(value.toFixed(places), (more) => value.toFixed(more), places);
}

function exponential(value: number, places: number): string {
  const write = (more: number) => value.toExponential(more);
  const [digits = '', exponent = ''] = write(places).split('e');
  const even = toEven(digits, (more) => write(more).split('e')[0] ?? '', places);
  return `${even}e${exponent.replace(/^([-+])(\d)$/, '$10$2')}`;
}

/** JavaScript rounds up what is just in the middle; C rounds it to the even digit. */
function toEven(rounded: string, write: (places: number) => string, places: number): string {
  if (places > 60) return rounded;
  const longer = write(places + 35);
  const half = longer.length - 35;
  if (longer.charAt(half) !== '5' || !/^50*$/.test(longer.slice(half))) return rounded;
  const cut = longer.slice(0, half).replace(/\.$/, '');
  return /[02468]$/.test(cut) ? cut : rounded;
}

/** `%a` */
function hexadecimal(value: number): string {
  if (value === 0) return '0x0p+0';
  let exponent = Math.floor(Math.log2(value));
  let mantissa = value / 2 ** exponent;
  if (mantissa >= 2) {
    mantissa /= 2;
    exponent += 1;
  }
  return `0x${mantissa.toString(16)}p${exponent < 0 ? '' : '+'}${exponent}`;
}
