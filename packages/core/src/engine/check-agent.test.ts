import { describe, expect, it } from 'vitest';
import type { Agent } from '../contracts/agent.ts';
import { press, pressButton, runInMemory, scriptedAgent } from '../testing/test-world.ts';

/** What becomes of an agent in plain JavaScript, whose run() is this. */
async function outcomeOf(run: (...given: never[]) => unknown) {
  const { result } = await runInMemory({ agent: scriptedAgent([], { run: run as Agent['run'] }) });
  return result;
}

describe('an agent that breaks its contract', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;

  it.each([
    ['an answer that is no text', { status: 'complete', answer: 42 }, '{"status":"complete","answer":42}'],
    ['an answer of null', { status: 'complete', answer: null }, '{"status":"complete","answer":null}'],
    ['an unknown status', { status: 'finished' }, '{"status":"finished"}'],
    ['a number', 7, '7'],
    ['what has no JSON', circular, '[object Object]'],
  ])('returns %s, and is told so', async (_, outcome, shown) => {
    const result = await outcomeOf(async function* () {
      return outcome;
    });
    expect(result).toMatchObject({
      status: 'errored',
      error: {
        code: 'AW_AGENT_FAILED',
        message: `Agent "scripted" returned ${shown}: expected { status: 'complete' | 'infeasible', answer?: text } or undefined`,
      },
    });
    expect(result?.answer).toBeUndefined();
  });

  it.each([
    ['usage.costUsd NaN: expected a number from 0, or none where it is not known', { usage: { costUsd: Number.NaN } }],
    ['usage.inputTokens "5": expected a number from 0, or none where it is not known', { usage: { inputTokens: '5' } }],
    ['usage.modelMs -1: expected a number from 0, or none where it is not known', { usage: { modelMs: -1 } }],
    ['the usage null: expected an object, or none', { usage: null }],
    ['the thought 5: expected a text, or none', { thought: 5 }],
    ['the trace "reply": expected an object, or none', { trace: 'reply' }],
  ])('yields a step with %s', async (problem, member) => {
    const result = await outcomeOf(async function* () {
      yield press;
      yield { ...press, ...member };
    });
    expect(result).toMatchObject({
      status: 'errored',
      steps: 1,
      error: { code: 'AW_AGENT_FAILED', message: `Agent "scripted" yielded a step with ${problem}` },
    });
  });

  it.each([
    ['an action by itself', { action_type: 'wait' }, '{"action_type":"wait"}'],
    ['a thought alone', { thought: 'hm' }, '{"thought":"hm"}'],
  ])('yields %s, and is told so at once', async (_, step, shown) => {
    const result = await outcomeOf(async function* () {
      yield step;
    });
    expect(result).toMatchObject({
      status: 'errored',
      steps: 0,
      error: {
        code: 'AW_AGENT_FAILED',
        message: `Agent "scripted" yielded ${shown}: expected a step, as { action: { action_type: … } }`,
      },
    });
  });

  it('leaves out what is not known, as undefined', async () => {
    const result = await outcomeOf(async function* () {
      yield { ...press, thought: undefined, trace: undefined, usage: { inputTokens: 5, costUsd: undefined } };
      return { status: 'complete', answer: undefined };
    });
    expect(result).toMatchObject({ status: 'passed', usage: { inputTokens: 5 } });
  });

  it.each([
    ['a promise', async () => ({ status: 'complete' })],
    ['nothing', () => undefined],
    ['{"status":"complete"}', () => ({ status: 'complete' })],
  ])('gives %s for a generator', async (shown, run) => {
    expect(await outcomeOf(run)).toMatchObject({
      status: 'errored',
      error: {
        code: 'AW_AGENT_FAILED',
        message: `Agent "scripted" gave ${shown} for run(): expected an async generator, as of async *run()`,
      },
    });
  });

  it.each([
    ['a text', 'a text'],
    [{ code: 3 }, '{"code":3}'],
    [undefined, 'nothing'],
    [Object.create(null), '{}'],
  ])('throws %o', async (thrown, shown) => {
    const result = await outcomeOf(async function* () {
      throw thrown;
    });
    expect(result?.error).toMatchObject({
      code: 'AW_AGENT_FAILED',
      message: `Agent "scripted" failed: ${shown}`,
    });
  });
});

it('a goal that is no text is the fault of its task', async () => {
  const goalOf = async (goal: () => unknown) =>
    (
      await runInMemory({
        agent: scriptedAgent([press]),
        tasks: [{ ...pressButton, goal: goal as () => string }],
      })
    ).result;
  expect(await goalOf(async () => 'Press.')).toMatchObject({
    status: 'errored',
    error: {
      code: 'AW_TASK_FAILED',
      message: 'goal() of task "PressButton" returned a promise: expected a text that says what to do',
    },
  });
  let calls = 0;
  expect(await goalOf(() => (calls++ === 0 ? 'Press.' : 5))).toMatchObject({
    status: 'errored',
    error: {
      code: 'AW_TASK_FAILED',
      message: 'goal() of task "PressButton" returned 5: expected a text that says what to do',
    },
  });
});
