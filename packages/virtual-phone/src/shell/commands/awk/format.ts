import { type Conversion, convertNumber, pad } from './format-number.ts';
import { byteOf } from './lexer.ts';
import { AwkError } from './syntax.ts';
import { InputText, toNumber, toText, type Value } from './values.ts';

const conversionPattern = /%([-+ 0#]*)(\*|\d+)?(?:\.(\*|-?\d+)?)?[hlLqjzt]*([\s\S])/y;

/**
 * printf and sprintf of awk: the format once, with a value for each conversion.
 *
 * @param convfmt for numbers where a text is wanted
 * @throws AwkError when there are fewer values
 */
export function formatValues(format: string, values: readonly Value[], convfmt: string): string {
  let at = 0;
  const next = (): Value => {
    if (at >= values.length) throw new AwkError(`not enough args in printf(${format})`);
    at += 1;
    return values[at - 1];
  };
  let result = '';
  for (let from = 0; from < format.length; ) {
    const percent = format.indexOf('%', from);
    if (percent < 0) return result + format.slice(from);
    result += format.slice(from, percent);
    conversionPattern.lastIndex = percent;
    const found = conversionPattern.exec(format);
    if (found === null) return result + format.slice(percent);
    from = conversionPattern.lastIndex;
    if (found[0] === '%%') {
      result += '%';
      continue;
    }
    const conversion = readConversion(found, () => Math.trunc(toNumber(next())));
    // What is no conversion is printed as it is.
    result += 'diouxXeEfFgGaAcs'.includes(conversion.letter) ? convert(conversion, next(), convfmt) : found[0];
  }
  return result;
}

function readConversion(found: RegExpExecArray, star: () => number): Conversion {
  const [whole, flags = '', width = '', precision = '', letter = ''] = found;
  const columns = width === '*' ? star() : Number(width);
  const places = precision === '*' ? star() : Number(precision);
  return {
    flags: columns < 0 ? `${flags}-` : flags,
    width: Math.abs(columns),
    precision: whole.includes('.') && places >= 0 ? places : undefined,
    letter,
  };
}

function convert(conversion: Conversion, value: Value, convfmt: string): string {
  const { letter, precision } = conversion;
  if (letter === 'c') return padCharacters(character(value), conversion);
  if (letter !== 's') return convertNumber(conversion, toNumber(value));
  const text = toText(value, convfmt);
  return padCharacters(precision === undefined ? text : [...text].slice(0, precision).join(''), conversion);
}

/** What takes two of JavaScript's characters is one column. */
function padCharacters(text: string, conversion: Conversion): string {
  const more = /[\ud800-\udbff]/.test(text) ? text.length - [...text].length : 0;
  return pad(text, { ...conversion, width: conversion.width + more }, false);
}

/** Of a number the byte it is, of a text its first character. */
function character(value: Value): string {
  const isNumber =
    typeof value === 'number' || (value instanceof InputText && /^\s*[-+]?(\d+(?:\.\d*)?|\.\d+)\s*$/.test(value.text));
  const code = Math.trunc(toNumber(value));
  // A byte that is 0 without the number being it ends the text.
  if (isNumber) return code !== 0 && (code & 0xff) === 0 ? '' : byteOf(code);
  return [...toText(value, '%.6g')][0] ?? '';
}
