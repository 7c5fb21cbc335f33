import { type Agent, defineAgent } from '@androidworld/core';

/** Does nothing and says it is done: what the start states alone are worth. */
export function idle(): Agent {
  return defineAgent({
    name: 'idle',
    observes: { screenshot: false, tree: false },
    async *run() {
      return { status: 'complete' };
    },
  });
}
