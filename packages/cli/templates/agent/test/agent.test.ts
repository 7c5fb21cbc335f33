import { agentContract, fakeDevice, playAgent, testContract } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import myAgent from '../src/index.ts';

// Valid actions, an end, no state between runs, and that it stops when it is told to.
testContract(agentContract, async () => ({ agent: myAgent() }), {
  test,
  known: { 'delivers its answer': 'it answers no questions' },
});

test('taps what the goal names, and says that it is done', async () => {
  const device = fakeDevice({
    screens: {
      home: [
        { text: 'Cancel', clickable: true },
        { text: 'Save', clickable: true, onTap: 'saved' },
      ],
      saved: [{ text: 'It is saved' }],
    },
  });
  const { result, steps } = await playAgent(myAgent(), { device, goal: 'Tap Save.' });
  expect(result).toMatchObject({ status: 'passed', endReason: 'complete', steps: 2 });
  expect(steps[0]?.touched?.label).toBe('Save');
  expect(device.phone.screen).toBe('saved');
});
