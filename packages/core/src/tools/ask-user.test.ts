import { describe, expect, it } from 'vitest';
import { fakeDevice } from '../testing/fake-device.ts';
import { playAgent } from '../testing/play-agent.ts';
import { scriptedAgent } from '../testing/test-world.ts';
import { askUser } from './ask-user.ts';

describe('askUser()', () => {
  const context = { device: fakeDevice(), signal: new AbortController().signal };
  const answers = { 'which contact': 'Ana', 'what time': 'At 7:30 p.m.' };

  it('answers by a part of the question, case aside', async () => {
    const reply = await askUser({ answers }).run(context, { question: 'At WHAT TIME shall it ring?' });
    expect(reply).toBe('At 7:30 p.m.');
  });

  it('asks its answerer what the table does not say', async () => {
    const tool = askUser({ answers, answer: async (question) => `You asked: ${question}` });
    expect(await tool.run(context, { question: 'Why?' })).toBe('You asked: Why?');
  });

  it('says so when nobody knows', async () => {
    expect(await askUser({ answers }).run(context, { question: 'Why?' })).toBe('I do not know.');
    expect(await askUser({ otherwise: 'No idea' }).run(context, { question: 'Why?' })).toBe('No idea');
  });

  it('gives its answer to the agent as the note of the action, and refuses a call without a question', async () => {
    const ask = (args: object) => ({ action: { action_type: 'tool', name: 'ask_user', arguments: args } });
    const agent = scriptedAgent([ask({ question: 'Which contact?' }), ask({ text: 'Which contact?' })]);
    const device = fakeDevice({ settleTimings: { intervalMs: 1, quietMs: 1, graceMs: 2, timeoutMs: 100 } });
    const { steps } = await playAgent(agent, { device, goal: 'Call', tools: [askUser({ answers })] });
    expect(steps[0]?.result).toEqual({ ok: true, note: 'Ana' });
    expect(steps[1]?.result).toMatchObject({ ok: false, code: 'AW_ACTION_INVALID' });
  });
});
