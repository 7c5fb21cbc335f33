import type { Agent } from '@androidworld/core';
import {
  agentContract,
  type FakeDeviceOptions,
  fakeDevice,
  type PlayOptions,
  playAgent,
  testContract,
} from '@androidworld/core/testing';
import { type CompletionRequest, type Message, traceCall } from '@androidworld/models';
import { type ScriptedReply, scriptedModel } from '@androidworld/models/testing';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seeAct } from './index.ts';

const quick = { intervalMs: 1, quietMs: 1, graceMs: 2, timeoutMs: 100 };
const screens: NonNullable<FakeDeviceOptions['screens']> = {
  home: [
    { text: 'Contacts' },
    { text: 'Create', className: 'android.widget.Button', onTap: 'form' },
    { hintText: 'Search', editable: true, resourceId: 'com.example:id/search' },
  ],
  form: [{ hintText: 'Name', editable: true, resourceId: 'com.example:id/name' }],
};

/** A model that says its thoughts, then makes one choice after the other; at the end it terminates. */
function choosing(...choices: readonly ScriptedReply[]) {
  let next = 0;
  return scriptedModel((request) => {
    if (!isChoice(request)) return { text: 'I think.', usage: { inputTokens: 1_000, outputTokens: 10 } };
    const choice = choices[next] ?? lines('None', 'TERMINATE', 'None');
    next += 1;
    return typeof choice === 'string' ? { text: choice, usage: { inputTokens: 2_000, outputTokens: 20 } } : choice;
  });
}

const lines = (element: string, action: string, value: string) =>
  `ELEMENT: ${element}\nACTION: ${action}\nVALUE: ${value}`;

/** The second stage comes after the model's own words. */
const isChoice = ({ messages }: CompletionRequest) => messages.length > 1;

const said = (message: Message | undefined) => {
  if (message?.role !== 'user') throw new Error('Expected a turn of the user');
  const { content } = message;
  return typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join();
};

function play(agent: Agent, options: Partial<PlayOptions> = {}) {
  const device = fakeDevice({ screens, settleTimings: quick });
  return playAgent(agent, { device, goal: 'Create a contact "Ana"', ...options });
}

describe('seeAct()', () => {
  const answering = seeAct({ model: choosing(lines('None', 'ANSWER', '3'), lines('None', 'TERMINATE', 'None')) });
  testContract(
    agentContract,
    async () => ({
      agent: seeAct({ model: choosing(lines('A', 'CLICK', 'None'), lines('None', 'NAVIGATE BACK', 'None')) }),
      answering: { agent: answering, text: '3' },
    }),
    { test },
  );

  it('thinks, chooses, acts, and remembers what it did', async () => {
    const model = choosing(lines('A', 'CLICK', 'None'), lines('A', 'INPUT TEXT', 'Ana B.: 7:30'));
    const device = fakeDevice({ screens, settleTimings: quick });
    const { result, steps } = await play(seeAct({ model }), { device });
    expect(result).toMatchObject({ status: 'passed', endReason: 'complete', steps: 3 });
    expect(device.phone.texts.get('com.example:id/name')).toBe('Ana B.: 7:30');
    expect(steps.map(({ thought }) => thought)).toEqual(['I think.', 'I think.', 'I think.']);
    const last = model.requests.findLast((request) => !isChoice(request));
    expect(said(last?.messages[0])).toContain(
      'Previous Actions:\n"Create" button -> CLICK\na "Name" text box that is empty -> INPUT TEXT: "Ana B.: 7:30"\n\n',
    );
  });

  it('asks twice on one observation: screenshot and words, then the choices', async () => {
    const model = choosing();
    const { steps } = await play(seeAct({ model, guidelines: ['Be quick.'] }));
    expect(steps).toHaveLength(1);
    const [analysis, choice] = model.requests;
    expect(analysis?.system).toMatch(/^Imagine .* Be quick\.$/);
    expect(traceCall({ messages: analysis?.messages ?? [] }, completion).messages).toMatchObject([
      { content: [{ type: 'text' }, { type: 'image', mediaType: 'image/png' }] },
    ]);
    expect(choice?.messages.slice(0, 2)).toEqual([
      ...(analysis?.messages ?? []),
      { role: 'assistant', content: 'I think.' },
    ]);
    expect(said(choice?.messages[2])).toContain('\nA. "Create" button\nB. a "Search" text box that is empty\nIf none');
  });

  it('delivers an answer through the engine', async () => {
    const { result } = await play(seeAct({ model: choosing(lines('None', 'ANSWER', 'It is 12:30.')) }));
    expect(result?.answer).toBe('It is 12:30.');
  });

  it('tells the model why an action failed', async () => {
    const model = choosing(lines('None', 'OPEN APP', 'Wallet'));
    const { steps } = await play(seeAct({ model }));
    expect(steps[0]?.result).toMatchObject({ ok: false, code: 'AW_APP_NOT_FOUND' });
    expect(said(model.requests.at(-1)?.messages[0])).toContain(
      'OPEN APP: "Wallet" (failed: There is no app "Wallet"; installed are none)',
    );
  });

  it('sends a choice back once that cannot be carried out', async () => {
    const model = choosing(lines('Q', 'CLICK', 'None'), lines('A', 'CLICK', 'None'));
    const { steps } = await play(seeAct({ model }));
    expect(said(model.requests[2]?.messages.at(-1))).toContain('ELEMENT "Q" is not one of the choices, A to B or Z');
    expect(steps[0]?.action).toEqual({ action_type: 'click', index: 1 });
    expect(steps[0]?.usage).toEqual({ inputTokens: 5_000, outputTokens: 50 });
  });

  it('does nothing, and says why, when the second try cannot be carried out either', async () => {
    const model = choosing('Save it.', lines('A', 'DRAG', 'None'));
    const { steps } = await play(seeAct({ model }));
    expect(steps[0]).toMatchObject({
      rawAction: lines('A', 'DRAG', 'None'),
      result: { ok: false, code: 'AW_ACTION_INVALID' },
      trace: { problem: '"DRAG" is not one of the actions' },
    });
    expect(said(model.requests.at(-1)?.messages[0])).toContain(
      'No Operation with error: "DRAG" is not one of the actions',
    );
  });

  it('asks about the next batch when none of the choices is meant', async () => {
    const rows = Array.from({ length: 30 }, (_, row) => ({
      ...{ text: `Row ${row}`, bounds: { left: 0, top: row * 20, right: 360, bottom: row * 20 + 20 } },
      onTap: () => undefined,
    }));
    const model = choosing(lines('Z', 'CLICK', 'None'), lines('B', 'CLICK', 'None'));
    const device = fakeDevice({ screens: { home: rows }, settleTimings: quick });
    const { steps } = await play(seeAct({ model }), { device });
    expect(said(model.requests[1]?.messages.at(-1))).toContain('This is part 1 of 2. If your target');
    expect(said(model.requests[2]?.messages.at(-1))).toContain('This is part 2 of 2. This is the last part');
    expect(steps[0]?.action).toEqual({ action_type: 'click', index: 26 });
  });

  it('takes a refusal of the provider for an end, as a task that cannot be done', async () => {
    const refusing = scriptedModel(() => ({ text: 'no', finish: 'refusal' }));
    const { result } = await play(seeAct({ model: refusing }));
    expect(result).toMatchObject({ endReason: 'infeasible', steps: 1 });
    const late = await play(seeAct({ model: choosing({ finish: 'refusal' }) }));
    expect(late.result).toMatchObject({ endReason: 'infeasible', steps: 1 });
  });

  it('takes an empty reply for a step that does nothing', async () => {
    let asked = 0;
    const model = scriptedModel((request) => {
      asked += 1;
      if (asked === 1) return { text: ' ', finish: 'length' };
      return isChoice(request) ? lines('None', 'TERMINATE', 'None') : 'I think.';
    });
    const { steps } = await play(seeAct({ model }));
    expect(steps[0]?.trace).toMatchObject({
      problem: expect.stringContaining('the model said nothing (the reply was'),
    });
    expect(said(model.requests[1]?.messages[0])).toContain('No Operation with error: the model said nothing');
  });

  it('never fails, whatever a model says', async () => {
    const words = fc.oneof(fc.string(), fc.constantFrom('A', 'Z', 'CLICK', 'SWIPE', 'INPUT TEXT', 'OPEN APP', 'None'));
    const replies = fc.array(fc.tuple(words, words, words, fc.boolean()), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(replies, async (given) => {
        const texts = given.map(([a, b, c, inForm]) => (inForm ? lines(a, b, c) : `${a}${b}${c}`));
        const { result } = await play(seeAct({ model: choosing(...texts) }), { stepBudget: 4 });
        expect(result?.error).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  });

  it('records prompts without pictures, replies and the sum of usage with each step', async () => {
    const { steps } = await play(seeAct({ model: choosing() }));
    expect(steps[0]?.usage).toEqual({ inputTokens: 3_000, outputTokens: 30 });
    expect(JSON.parse(JSON.stringify(steps[0]?.trace))).toMatchObject({
      analysis: { reply: 'I think.', messages: [{ content: [{}, { type: 'image', bytes: expect.any(Number) }] }] },
      choices: [{ reply: lines('None', 'TERMINATE', 'None') }],
    });
  });

  it('records what shapes its decisions', () => {
    const agent = seeAct({ model: choosing(), guidelines: ['Be quick.'], name: 'mine' });
    expect(agent).toMatchObject({
      name: 'mine',
      settings: {
        ...{ promptVersion: '1', guidelines: ['Be quick.'], pressEnter: true },
        model: { id: 'scripted/model' },
      },
    });
  });

  it('names every option that is wrong', () => {
    const options = { guidelines: 'Be quick', pressEnter: 1, pressenter: true } as never;
    expect(() => seeAct(options)).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: The options of SeeAct are not valid:
        model: expected a model: of the ai SDK, or { baseURL, name }, found nothing
        guidelines: expected a list of texts, found "Be quick"
        pressEnter: expected true or false, found 1
        pressenter: unknown option; did you mean "pressEnter"?]
    `);
  });
});

const completion = { text: '', toolCalls: [], finish: 'stop', usage: {}, attempts: 1 } as const;
