import { type Agent, AndroidWorldError, createRandom, isAndroidWorldError } from '@androidworld/core';
import { agentContract, fakeDevice, testContract } from '@androidworld/core/testing';
import { scriptedModel } from '@androidworld/models/testing';
import { describe, expect, it, test } from 'vitest';
import { m3a } from './index.ts';
import { playEpisode } from './testing/play-episode.ts';
import { imagesOf, partsOf, scriptedStages, textOf } from './testing/scripted-stages.ts';

const done = 'Reason: That is it.\nAction: {"action_type":"status","goal_status":"complete"}';
const act = (action: object) => `Reason: Because.\nAction: ${JSON.stringify(action)}`;

describe.each(['som', 'text'] as const)('m3a() with input %s', (input) => {
  const answering = () => ({
    agent: m3a({ model: scriptedStages([act({ action_type: 'answer', text: '3' }), done]), input }),
    text: '3',
  });
  const clicking = () => m3a({ model: scriptedStages([act({ action_type: 'click', index: 0 }), done]), input });
  testContract(agentContract, async () => ({ agent: clicking(), answering: answering() }), { test });

  it('solves a task, looking at the screen once per step', async () => {
    const model = scriptedStages([act({ action_type: 'click', index: 0 }), done]);
    const { result, steps, calls } = await playEpisode(m3a({ model, input }));
    expect(result).toMatchObject({ status: 'passed', score: 1, endReason: 'complete', steps: 2 });
    expect(steps.map(({ thought }) => thought)).toEqual(['Because.', 'That is it.']);
    // The first screen and the one after the click; what looks at the tree alone is the engine, as it settles and scores.
    expect(calls.filter((call) => call.includes('screenshot'))).toHaveLength(2);
  });

  it('tells later steps what came of earlier ones, in its own words', async () => {
    const model = scriptedStages([act({ action_type: 'click', index: 0 }), done], () => 'The button\nis down.');
    await playEpisode(m3a({ model, input }));
    const [, summary, second] = model.requests;
    expect(textOf(summary)).toContain('The action: {"action_type":"click","index":0}');
    expect(textOf(second)).toContain('Step 1: {"action_type":"click","index":0}. The button is down.');
    expect(model.requests).toHaveLength(3);
  });

  it('tells of as many steps as it is told to', async () => {
    const wait = act({ action_type: 'wait' });
    const model = scriptedStages([wait, wait, wait, done]);
    await playEpisode(m3a({ model, input, historyLength: 1 }));
    const last = textOf(model.requests.at(-1));
    expect(last).toContain('(earlier steps are left out: 2)\nStep 3:');
    expect(last).not.toContain('Step 2:');
  });

  it.each([
    [{ action_type: 'open_app', app_name: 'Walet' }, 'There is no app "Walet"'],
    [{ action_type: 'press_key', keycode: 'KEYCODE_X' }, undefined],
  ])('feeds back why %j failed, without asking for a summary', async (action, cause) => {
    const model = scriptedStages([act(action), done]);
    await playEpisode(m3a({ model, input }));
    const last = textOf(model.requests.at(-1));
    if (cause === undefined) expect(last).toContain(`Step 1: ${JSON.stringify(action)}. `);
    else {
      expect(last).toContain(`Step 1: ${JSON.stringify(action)} was not done: ${cause}`);
      expect(model.requests).toHaveLength(2);
    }
  });

  it.each([
    ['no JSON', 'I had rather not.', 'There is no JSON object in the reply'],
    ['an unknown action', act({ action_type: 'teleport' }), 'expected a known action type, found "teleport"'],
    ['an index out of range', act({ action_type: 'click', index: 99 }), 'there is no element 99 in the list'],
    ['a click on nothing', act({ action_type: 'click' }), 'expected the number of an element'],
    ['an answer without text', act({ action_type: 'answer' }), 'text: expected string, found nothing'],
    ['an empty answer', act({ action_type: 'answer', text: '' }), 'the answer is empty'],
    ['silence', '', 'There is no JSON object in the reply'],
  ])('asks again after %s, then goes on and remembers the cause', async (_, bad, problem) => {
    const model = scriptedStages([bad, bad, done]);
    const { result, steps } = await playEpisode(m3a({ model, input }));
    expect(result).toMatchObject({ endReason: 'complete', steps: 2 });
    expect(result?.answer).toBeUndefined();
    const [, repair, next] = model.requests;
    expect(repair?.messages).toHaveLength(3);
    expect(repair?.messages[1]).toEqual({ role: 'assistant', content: bad || '(no text)' });
    expect(repair?.messages[2]?.role === 'user' && repair.messages[2].content).toContain(problem);
    expect(steps[0]?.result.ok).toBe(false);
    expect(steps[0]?.trace).toMatchObject({ problem: expect.stringContaining(problem) });
    expect(textOf(next)).toMatch(/Step 1: .*(was not|Nothing was) done: /);
    expect(textOf(next)).toContain(problem);
  });

  it('takes the repaired action', async () => {
    const model = scriptedStages(['Click it!', act({ action_type: 'click', index: 0 }), done]);
    const { result, steps } = await playEpisode(m3a({ model, input }));
    expect(result).toMatchObject({ score: 1, steps: 2 });
    expect(steps[0]?.rawAction).toEqual({ action_type: 'click', index: 0 });
  });

  it('takes a refusal of the provider for an end, not for an error', async () => {
    const { result, steps } = await playEpisode(
      m3a({ model: scriptedStages([{ text: '', finish: 'refusal' }]), input }),
    );
    expect(result).toMatchObject({ status: 'failed', endReason: 'infeasible', steps: 1 });
    expect(steps[0]?.thought).toBe("The safety rules of the model's provider stopped the reply");
  });

  it('goes on without a summary that was refused', async () => {
    const model = scriptedStages([act({ action_type: 'click', index: 0 }), done], () => ({ finish: 'refusal' }));
    const { result } = await playEpisode(m3a({ model, input }));
    expect(result).toMatchObject({ score: 1 });
    expect(textOf(model.requests.at(-1))).toContain('(There is no summary: the safety rules');
  });

  it('says so when a reply was cut off', async () => {
    const model = scriptedStages([{ text: 'Reason: well', finish: 'length' }, done]);
    await playEpisode(m3a({ model, input }));
    expect(model.requests[1]?.messages[2]).toMatchObject({ content: expect.stringContaining('The reply was cut off') });
  });

  it('records with each step what was asked, what was replied, and what all calls since the last one cost', async () => {
    const model = scriptedStages(
      ['Hm.', act({ action_type: 'click', index: 0 }), done].map((text) => ({ text, usage: { inputTokens: 10 } })),
      () => ({ text: 'It went down.', usage: { inputTokens: 1, outputTokens: 2 } }),
    );
    const { steps } = await playEpisode(m3a({ model, input }));
    expect(steps.map(({ usage }) => usage)).toEqual([{ inputTokens: 20 }, { inputTokens: 11, outputTokens: 2 }]);
    expect(steps[0]?.trace).toMatchObject({
      decide: { reply: 'Hm.' },
      problem: 'There is no JSON object in the reply',
      repair: { reply: act({ action_type: 'click', index: 0 }) },
    });
    expect(steps[1]?.trace).toMatchObject({ summaryOfStepBefore: { reply: 'It went down.' }, decide: { reply: done } });
    expect(JSON.stringify(steps.map(({ trace }) => trace)).length).toBeLessThan(60_000);
  });

  it('lets a failing provider be an error of the harness', async () => {
    const broken = scriptedModel(() => {
      throw new AndroidWorldError('AW_PROVIDER', 'no answer');
    });
    await expect(firstStep(m3a({ model: broken, input }))).rejects.toThrow('no answer');
  });
});

describe('m3a()', () => {
  it('sends the screenshot, then its marked copy, and labelled marked copies for the summary', async () => {
    const model = scriptedStages([act({ action_type: 'click', index: 0 }), done]);
    await playEpisode(m3a({ model }));
    const [decide, summary] = model.requests;
    expect(partsOf(decide)).toEqual(['The screen as it is:', 'image', 'The screen with marks:', 'image']);
    expect(partsOf(summary)).toEqual(['Before the action:', 'image', 'After the action:', 'image']);
    const [plain, marked] = imagesOf(decide);
    const [before, after] = imagesOf(summary);
    const distinct = new Set(
      [plain, marked, before, after].map((image) => Buffer.from(image?.bytes ?? []).toString('base64')),
    );
    expect(distinct.size).toBe(4);
  });

  it('sends no picture in its text variant, which the record has nevertheless', async () => {
    const model = scriptedStages([act({ action_type: 'click', index: 0 }), done]);
    const { steps } = await playEpisode(m3a({ model, input: 'text' }));
    expect(model.requests.flatMap(imagesOf)).toEqual([]);
    expect(steps.every(({ before }) => before.screenshotFile !== undefined)).toBe(true);
  });

  it('is told apart by model, prompts and options', () => {
    const model = scriptedStages([]);
    const agent = m3a({ model, guidelines: ['Be quick.'], historyLength: 5, image: { maxSide: 1_200 } });
    expect(agent.name).toBe('m3a');
    expect(agent.settings).toEqual({
      promptVersion: '1',
      input: 'som',
      guidelines: ['Be quick.'],
      historyLength: 5,
      image: { maxSide: 1_200 },
      model: model.settings,
    });
    expect(m3a({ model, input: 'text' }).name).toBe('t3a');
    expect(m3a({ model, name: 'mine' }).name).toBe('mine');
  });

  it('is made from JSON as a configuration file has it, and keeps the key out of the record', () => {
    const options = { model: { baseURL: 'http://localhost:1/v1', name: 'qwen', apiKey: 'secret' }, temperature: 0 };
    const { settings } = m3a(options);
    expect(settings?.model).toMatchObject({ id: 'openai-compatible/qwen', temperature: 0 });
    expect(JSON.stringify(settings)).not.toContain('secret');
  });

  it('names every option that is wrong', () => {
    const options = {
      input: 'image',
      guidelines: 'none',
      historyLength: -1,
      guideline: [],
      image: { format: 'gif', side: 9 },
    } as never;
    expect(() => m3a(options)).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: The options of M3A are not valid:
        model: expected a model: of the ai SDK, or { baseURL, name }, found nothing
        guidelines: expected a list of texts, found "none"
        image.format: expected "png", "jpeg" or "webp", found "gif"
        image.side: unknown option
        input: expected "som" or "text", found "image"
        historyLength: expected 0 or more, found -1
        guideline: unknown option; did you mean "guidelines"?]
    `);
    expect(caught(() => m3a(options))).toBe(true);
  });
});

function caught(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch (error) {
    return isAndroidWorldError(error, 'AW_CONFIG_INVALID');
  }
}

/** The first step of an agent, asked for by hand. */
async function firstStep(agent: Agent) {
  const generator = agent.run({
    goal: 'Press the button.',
    observation: await fakeDevice().observe(),
    stepBudget: 5,
    tools: [],
    signal: new AbortController().signal,
    random: createRandom(1),
    log: () => undefined,
  });
  return await generator.next();
}
