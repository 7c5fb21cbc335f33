import { type Agent, type AgentObservation, type AgentStep, defineAgent } from '@androidworld/core';
import type { AgentOutcome } from '@androidworld/core/agent';

/** Yours: asks a model what to do on a screen. Gives an action with a thought, or how it ended. */
type Decide = (goal: string, screen: AgentObservation, signal: AbortSignal) => Promise<AgentStep | AgentOutcome>;

export default function decideAndAct({ model, decide }: { readonly model: string; readonly decide: Decide }): Agent {
  return defineAgent({
    name: 'decide-and-act',
    settings: { model },
    async *run({ goal, observation, signal }) {
      let screen = observation;
      for (;;) {
        const decision = await decide(goal, screen, signal);
        if ('status' in decision) return decision;
        screen = yield decision;
      }
    },
  });
}
