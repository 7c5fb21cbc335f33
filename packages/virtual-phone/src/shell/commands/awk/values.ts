import { formatNumber } from './format-number.ts';

/** What was read: it is compared as a number when it looks like one. */
export class InputText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Undefined is what nothing was assigned to: both empty and 0. */
export type Value = number | string | InputText | undefined;

// Digits in one way only: else a long row of them that is no number takes time by its square.
const numberStart = /^[ \t\n\v\f\r]*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)/;
const wholeNumber = /^[ \t\n\v\f\r]*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?[ \t\n\v\f\r]*$/;
/** Only with a sign are these numbers. */
const signedName = /^[ \t\n\v\f\r]*([-+])(inf(?:inity)?|nan)[ \t\n\v\f\r]*$/i;

export function toNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (value === undefined) return 0;
  return textToNumber(typeof value === 'string' ? value : value.text);
}

function textToNumber(text: string): number {
  const start = numberStart.exec(text)?.[1];
  if (start !== undefined) return Number(start);
  const named = signedName.exec(text);
  return named === null ? 0 : signedNumber(named);
}

function signedNumber([, sign, name = '']: RegExpExecArray): number {
  if (/^nan/i.test(name)) return Number.NaN;
  return sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** @param format CONVFMT or OFMT, for what is no integer */
export function toText(value: Value, format: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberToText(value, format);
  return value === undefined ? '' : value.text;
}

export function numberToText(value: number, format: string): string {
  // Also of minus zero.
  if (Number.isSafeInteger(value)) return String(value + 0 === 0 ? 0 : value);
  if (Number.isNaN(value)) return '+nan';
  if (!Number.isFinite(value)) return value > 0 ? '+inf' : '-inf';
  if (Number.isInteger(value)) return formatNumber('%.30g', value);
  return formatNumber(format, value);
}

export function isTrue(value: Value): boolean {
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string') return value !== '';
  if (value === undefined) return false;
  return looksNumeric(value.text) ? textToNumber(value.text) !== 0 : value.text !== '';
}

function looksNumeric(text: string): boolean {
  return wholeNumber.test(text) || signedName.test(text);
}

function isNumeric(value: Value): boolean {
  if (typeof value === 'number' || value === undefined) return true;
  return typeof value === 'string' ? false : looksNumeric(value.text);
}

/** @returns below 0, 0, above 0; NaN when no order is known */
export function compare(left: Value, right: Value, format: string): number {
  if (typeof left === 'number' && typeof right === 'number') return order(left, right);
  if (isNumeric(left) && isNumeric(right)) return order(toNumber(left), toNumber(right));
  return compareTexts(toText(left, format), toText(right, format));
}

function order(left: number, right: number): number {
  if (left === right) return 0;
  return left < right ? -1 : left > right ? 1 : Number.NaN;
}

/** By bytes of UTF-8: surrogates are above what JavaScript thinks they are below. */
function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  if (!/[\ud800-\uffff]/.test(left) || !/[\ud800-\uffff]/.test(right)) return left < right ? -1 : 1;
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
