import type { InputType } from '@androidworld/app-sdk/ui';

/** A key: a character, or what a special one does. */
export type Key =
  | string
  | {
      readonly special: 'shift' | 'backspace' | 'symbols' | 'letters' | 'more' | 'space' | 'enter';
      readonly weight: number;
    };

export type LayoutName = 'letters' | 'symbols' | 'more' | 'phone' | 'number';

const shift = { special: 'shift', weight: 1.5 } as const;
const backspace = { special: 'backspace', weight: 1.5 } as const;
const enter = { special: 'enter', weight: 1.5 } as const;
const space = { special: 'space', weight: 4.5 } as const;
const row = (keys: string): Key[] => [...keys];

export const layouts: Readonly<Record<LayoutName, readonly (readonly Key[])[]>> = {
  letters: [
    row('1234567890'),
    row('qwertyuiop'),
    row('asdfghjkl'),
    [shift, ...row('zxcvbnm'), backspace],
    [{ special: 'symbols', weight: 1.5 }, ',', space, '.', enter],
  ],
  symbols: [
    row('1234567890'),
    row('@#$_&-+()/'),
    [{ special: 'more', weight: 1.5 }, ...row('*"\':;!?'), backspace],
    [{ special: 'letters', weight: 1.5 }, ',', space, '.', enter],
  ],
  more: [
    row('~`|•√π÷×§Δ'),
    row('£¢€¥^°={}\\'),
    [{ special: 'symbols', weight: 1.5 }, ...row('%©®™✓[]'), backspace],
    [{ special: 'letters', weight: 1.5 }, '<', space, '>', enter],
  ],
  phone: [row('123-'), row('456+'), [...row('789'), backspace], [...row('*0#'), enter]],
  number: [row('123-'), row('456,'), [...row('789'), backspace], [...row(' 0.'), enter]],
};

export function layoutFor(inputType: InputType): LayoutName {
  if (inputType === 'phone') return 'phone';
  return inputType.startsWith('number') || inputType === 'datetime' ? 'number' : 'letters';
}
