import type { InputType } from '@androidworld/app-sdk/ui';

/** What a key does that types no character of its own. */
export type Special = 'shift' | 'delete' | 'symbols' | 'letters' | 'more' | 'numbers' | 'emoji' | 'space' | 'enter';

/** A key of the grid. `weight` is its width, in tenths of the keyboard's. */
export interface Key {
  /** Resource name. */
  readonly id: string;
  readonly weight: number;
  readonly does: { readonly character: string } | { readonly special: Special };
  /** Characters that come up over the key while it is held, the one under the finger first. */
  readonly alternatives?: string;
}

export type LayoutName = 'letters' | 'symbols' | 'more' | 'phone' | 'number';

/** Digits over the first row of letters, and the letters with accents. */
const alternatives: Readonly<Record<string, string>> = {
  q: '1', w: '2', e: '3éèêëē', r: '4', t: '5', y: '6', u: '7úûüùū', i: '8íîïìī', o: '9óôöòœøōõ', p: '0',
  a: 'áàâäæãåā', s: 'ß', c: 'ç', n: 'ñ',
  '.': '&%+"-:\'@;/()#!,?',
}; // biome-ignore format: one line a row of keys

const digits = /\d/g;

interface LayoutOptions {
  readonly inputType: InputType;
  /** Digits have a row of their own: letters do not hold them. */
  readonly numberRow: boolean;
}

function characters(
  row: number,
  keys: string,
  options: Partial<LayoutOptions> & { readonly from?: number } = {},
): Key[] {
  const { numberRow = false, from = 0 } = options;
  return [...keys].map((character, index) => {
    const others = (alternatives[character] ?? '').replace(numberRow ? digits : '', '');
    return {
      id: `key_pos_${row}_${index + from}`,
      weight: 1,
      does: { character },
      ...(others === '' ? {} : { alternatives: others }),
    };
  });
}

const special = (id: string, name: Special, weight = 1.5): Key => ({ id, weight, does: { special: name } });
const shift = special('key_pos_shift', 'shift');
const del = special('key_pos_del', 'delete');
const more = special('key_pos_shift', 'more');
const enter = special('key_pos_ime_action', 'enter');
const toSymbols = special('key_pos_switch_to_symbol', 'symbols');
const toLetters = special('key_pos_switch_to_letter', 'letters');
const numbers = special('key_pos_switch_to_number', 'numbers', 1);
const emoji = special('key_pos_switch_to_next_language', 'emoji', 1);

/** The row of the space bar, between two characters, with or without a key before the bar. */
function bottom(first: Key, options: { readonly left: string; readonly right?: string; readonly beside?: Key }): Key[] {
  const { left, right = '.', beside } = options;
  const character = (id: string, typed: string): Key => ({
    id,
    weight: 1,
    does: { character: typed },
    ...(alternatives[typed] === undefined ? {} : { alternatives: alternatives[typed] }),
  });
  return [
    first,
    character('key_pos_bottom_symbol_1', left),
    ...(beside === undefined ? [] : [beside]),
    special('key_pos_space', 'space', beside === undefined ? 5 : 4),
    character('key_pos_bottom_symbol_2', right),
    enter,
  ];
}

/** The first and the last key reach to the edges. */
function edges(keys: Key[]): Key[] {
  return keys.map((key, index) => (index === 0 || index === keys.length - 1 ? { ...key, weight: 1.5 } : key));
}

/** Four columns: digits, and what stands beside them. */
function pad(rows: readonly string[], last: string): Key[][] {
  const [first = '', second = '', third = ''] = rows;
  const wide = (keys: Key[]) => keys.map((key) => ({ ...key, weight: 2.5 }));
  const space = special('key_pos_space', 'space');
  return [
    wide(characters(0, first)),
    wide([...characters(1, second), space]),
    wide([...characters(2, third), del]),
    wide([...characters(3, last), enter]),
  ];
}

const sides: Partial<Record<InputType, string>> = { textEmailAddress: '@', textUri: '/' };

/** The rows of a layout, as the field asks. */
export function layoutOf(name: LayoutName, options: LayoutOptions): readonly (readonly Key[])[] {
  const { inputType, numberRow } = options;
  if (name === 'phone') return pad(['123-', '456', '789'], '*0#');
  if (name === 'number') return pad(['123-', '456', '789'], ',0.');
  if (name === 'symbols') {
    return [
      characters(0, '1234567890'),
      characters(1, '@#$_&-+()/'),
      [more, ...characters(2, '*"\':;!?', { from: 1 }), del],
      bottom(toLetters, { left: ',', beside: numbers }),
    ];
  }
  if (name === 'more') {
    return [
      characters(0, '~`|•√π÷×§Δ'),
      characters(1, '£¢€¥^°={}\\'),
      [{ ...toSymbols, id: more.id }, ...characters(2, '%©®™✓[]', { from: 1 }), del],
      bottom(toLetters, { left: '<', right: '>', beside: numbers }),
    ];
  }
  const left = sides[inputType] ?? ',';
  return [
    characters(0, 'qwertyuiop', { numberRow }),
    edges(characters(1, 'asdfghjkl', { numberRow })),
    [shift, ...characters(2, 'zxcvbnm', { numberRow, from: 1 }), del],
    bottom(toSymbols, { left, ...(numberRow || left !== ',' ? {} : { beside: emoji }) }),
  ];
}

export function firstLayout(inputType: InputType): LayoutName {
  if (inputType === 'phone') return 'phone';
  return inputType.startsWith('number') || inputType === 'datetime' ? 'number' : 'letters';
}

/** Digits stand over the letters of a password. */
export function hasNumberRow(inputType: InputType): boolean {
  return inputType === 'textPassword' || inputType === 'textVisiblePassword';
}
