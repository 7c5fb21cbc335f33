import { parseSelector, type Selector } from './selector.ts';

/** One step of the way to a screen. */
export type Step =
  | { readonly type: 'shell'; readonly script: string }
  /** Name without `KEYCODE_`. */
  | { readonly type: 'key'; readonly name: string }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'type'; readonly text: string }
  /** Up by so many screens. */
  | { readonly type: 'scroll'; readonly times: number }
  /** BACK, when this package is in front. */
  | { readonly type: 'back'; readonly ifPackage: string }
  | {
      readonly type: 'tap' | 'long';
      /** The first that is there. */
      readonly anyOf: readonly Selector[];
      /** Left out when it is not there. */
      readonly isOptional: boolean;
      /** Looked for by scrolling. */
      readonly scrolls: boolean;
    };

/**
 * Reads the way to a screen, as the column `how` of the evidence has it: steps between `; `. A shell command may hold
 * anything else.
 *
 * @throws {Error} on a step it doesn't know
 */
export function parseSteps(how: string): Step[] {
  return how.split('; ').map((step) => parseStep(step.trim()));
}

function parseStep(step: string): Step {
  const [verb = '', ...words] = step.split(' ');
  const rest = words.join(' ');
  switch (verb) {
    case 'sh':
      return { type: 'shell', script: rest };
    case 'key':
      return { type: 'key', name: rest };
    case 'wait':
      return { type: 'wait', ms: Number(rest) };
    case 'type':
      return { type: 'type', text: rest };
    case 'scroll':
      return { type: 'scroll', times: Number(rest) };
    case 'back-if':
      return { type: 'back', ifPackage: rest };
    case 'tap':
    case 'tap?':
    case 'long': {
      const target = rest.replace(/ after scroll$/, '');
      return {
        type: verb === 'long' ? 'long' : 'tap',
        anyOf: target.split('|').map(parseSelector),
        isOptional: verb === 'tap?',
        scrolls: target !== rest,
      };
    }
    default:
      throw new Error(`Unknown step "${step}"`);
  }
}
