import { type Agent, defineAgent } from '@androidworld/core';

/** Does nothing and says it is done: what the start states alone are worth. */
export function noop(): Agent {
  return defineAgent({
    name: 'noop',
    observes: { screenshot: false, tree: false },
    async *run() {
      return { status: 'complete' };
    },
  });
}
