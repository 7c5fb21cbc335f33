import { seeAct } from '../../packages/agent-seeact/src/index.ts';
import { scriptedModel } from '../../packages/models/src/testing/index.ts';
import { agentShare } from './agent-share.ts';
import { atMost, type Figure } from './figure.ts';

export const seeActShare: Figure = {
  name: "SeeAct's own share of a step (all but device and model), median",
  promise: 'at most 10 ms',
  async measure() {
    // A choice, so that all of the screen is described and the reply is grounded on it.
    const model = scriptedModel(() => 'I look on.\n\nELEMENT: A\nACTION: CLICK\nVALUE: None');
    return atMost(10, await agentShare(seeAct({ model })), 'ms');
  },
};
