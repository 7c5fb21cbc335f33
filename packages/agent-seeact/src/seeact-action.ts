/** What an action takes: `required`, `optional`, or nothing. */
interface Takes {
  readonly element?: 'required' | 'optional';
  readonly value?: 'required';
}

/** The actions the model chooses from, in the order in which the prompt lists them. */
export const seeActActions = {
  CLICK: { element: 'required' },
  'INPUT TEXT': { element: 'required', value: 'required' },
  'LONG PRESS': { element: 'required' },
  'NAVIGATE BACK': {},
  TERMINATE: {},
  'KEYBOARD ENTER': {},
  SWIPE: { element: 'optional', value: 'required' },
  WAIT: {},
  ANSWER: { value: 'required' },
  'OPEN APP': { value: 'required' },
  'NAVIGATE HOME': {},
} as const satisfies Record<string, Takes>;

export type SeeActAction = keyof typeof seeActActions;

/** What an action takes, whatever the action. */
export function takes(action: SeeActAction): Takes {
  return seeActActions[action];
}

/** The action meant by what a model wrote: case, underscores, markup and words after it do not matter. */
export function readSeeActAction(text: string): SeeActAction | undefined {
  const words = text
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();
  return names.find((name) => words === name || words.startsWith(`${name} `));
}

const names = Object.keys(seeActActions) as SeeActAction[];
