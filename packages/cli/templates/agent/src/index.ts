import { type Agent, defineAgent } from '@androidworld/core';

export interface MyAgentOptions {
  /** How many elements it taps before it says that it is done. Default 5. */
  readonly mostTaps?: number;
}

/** Taps what the goal names, one element after the other: something that works, to be replaced by something that thinks. */
export default function myAgent({ mostTaps = 5 }: MyAgentOptions = {}): Agent {
  return defineAgent({
    name: 'my-agent',
    // Recorded with every run; a resumed one must have the same.
    settings: { mostTaps },
    async *run({ goal, observation }) {
      const words = goal.toLowerCase();
      const tapped = new Set<string>();
      let screen = observation;
      for (let taps = 0; taps < mostTaps; taps += 1) {
        const next = screen.elements.find(
          ({ text = '', clickable }) =>
            clickable && text !== '' && !tapped.has(text) && words.includes(text.toLowerCase()),
        );
        if (next?.text === undefined) break;
        tapped.add(next.text);
        // What is yielded is checked, done, stored and shown; what comes back is the screen after it.
        screen = yield {
          action: { action_type: 'click', index: next.index },
          thought: `The goal names "${next.text}"`,
        };
      }
      return { status: 'complete' };
    },
  });
}
