import { defineTool } from '@androidworld/core';
import { askUser } from '@androidworld/core/agent';
import {
  type FakeDevice,
  type FakeDeviceOptions,
  fakeDevice,
  type PlayOptions,
  playAgent,
} from '@androidworld/core/testing';
import type { Completion, CompletionRequest } from '@androidworld/models';
import { type ScriptedReply, scriptedModel } from '@androidworld/models/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import answeringAgent from './answer-question.ts';
import askingAgent from './ask-user.ts';
import decideAndAct from './decide-and-act.ts';
import lastImagesAgent from './last-images.ts';
import normalisedAgent, { readAction } from './normalised-coordinates.ts';
import pixelAgent from './pixel-coordinates.ts';
import toolCallingAgent from './tool-calls.ts';

/** One reply after the other, then done. */
function replies(...given: readonly ScriptedReply[]) {
  return scriptedModel((_, index) => given[index] ?? '{"action_type": "status", "goal_status": "complete"}');
}

function phone(screens: NonNullable<FakeDeviceOptions['screens']> = { home: [] }): FakeDevice {
  const settleTimings = { intervalMs: 1, quietMs: 1, graceMs: 2, timeoutMs: 100 };
  return fakeDevice({ screens, size: { width: 400, height: 800 }, settleTimings });
}

const play = (agent: Parameters<typeof playAgent>[0], options: Partial<PlayOptions> = {}) =>
  playAgent(agent, { device: phone(), goal: 'Press the button', ...options });

/** An episode begins on the home screen, which the engine goes to. */
const tapsOf = ({ phone: { inputs } }: FakeDevice) => inputs.filter(({ type }) => type === 'tap');

const picturesIn = ({ messages }: CompletionRequest) =>
  messages
    .flatMap((message) => (message.role === 'user' && typeof message.content !== 'string' ? message.content : []))
    .filter(({ type }) => type === 'image').length;

test('decideAndAct() does what is decided, and ends as is decided', async () => {
  const asked: string[] = [];
  const agent = decideAndAct({
    model: 'a list',
    async decide(goal) {
      asked.push(goal);
      return asked.length === 1
        ? { action: { action_type: 'wait' }, thought: 'Something may come' }
        : { status: 'complete', answer: 'yes' };
    },
  });
  const { result, steps } = await play(agent);
  expect(result).toMatchObject({ endReason: 'complete', answer: 'yes', steps: 2 });
  expect(steps[0]).toMatchObject({ thought: 'Something may come', action: { action_type: 'wait' } });
});

test('pixelAgent() taps on pixels of the screenshot, and the tree is not read', async () => {
  const device = phone();
  const { result } = await play(pixelAgent({ model: replies('{"action_type": "click", "x": 30, "y": 70}') }), {
    device,
  });
  expect(result).toMatchObject({ endReason: 'complete', steps: 2 });
  expect(tapsOf(device)).toEqual([{ type: 'tap', at: { x: 30, y: 70 } }]);
  expect(device.calls.filter((call) => call.includes('tree'))).toEqual([]);
});

test('pixelAgent() taps on pixels of a smaller picture', async () => {
  const device = phone();
  const model = replies('{"action_type": "click", "x": 30, "y": 70}');
  const { steps } = await play(pixelAgent({ model, pictureSize: { width: 200, height: 400 } }), { device });
  expect(tapsOf(device)).toEqual([{ type: 'tap', at: { x: 60, y: 140 } }]);
  expect(steps[0]).toMatchObject({ rawAction: { x: 30, y: 70 }, action: { x: 60, y: 140 } });
});

test('normalisedAgent() taps on coordinates from 0 to 1000', async () => {
  const device = phone();
  await play(normalisedAgent({ model: replies('The button.\ntap(500, 250)', 'done()') }), { device });
  expect(tapsOf(device)).toEqual([{ type: 'tap', at: { x: 200, y: 200 } }]);
});

test('readAction() reads the dialect, and leaves what it cannot read to the engine', () => {
  expect(readAction('type("7:30 (a.m.)")')).toEqual({ action_type: 'input_text', text: '7:30 (a.m.)' });
  expect(readAction('scroll(down)')).toEqual({ action_type: 'scroll', direction: 'down' });
  expect(readAction('back()')).toEqual({ action_type: 'navigate_back' });
  expect(readAction('I cannot')).toBe('I cannot');
});

test('lastImagesAgent() shows the last screenshots, and all that was said', async () => {
  const wait = '{"action_type": "click", "x": 1, "y": 1}';
  const model = replies(wait, 'Hm.', wait, wait);
  await play(lastImagesAgent({ model, images: 2 }));
  expect(model.requests.map(picturesIn)).toEqual([1, 2, 2, 2, 2]);
  const [first, , second, , third] = model.requests[2]?.messages ?? [];
  expect([first, second, third]).toMatchObject([
    { content: [{ text: 'The task: Press the button' }] },
    { content: [{ text: 'The screen now:' }, {}] },
    { content: [{ text: expect.stringContaining('That failed: Invalid action') }, {}] },
  ]);
});

test('toolCallingAgent() acts by tool calls, several of a reply one after the other, and calls tools of the run', async () => {
  const call = (id: string, name: string, input: unknown) => ({ id, name, input });
  const complete = call('4', 'act', { action_type: 'status', goal_status: 'complete' });
  const both: Partial<Completion> = {
    toolCalls: [
      call('1', 'act', { action_type: 'click', x: 30, y: 70, text: null }),
      call('2', 'count_letters', { word: 'five' }),
    ],
  };
  const countLetters = defineTool({
    name: 'count_letters',
    description: 'Counts letters',
    arguments: z.object({ word: z.string() }),
    run: async (_, { word }) => `${word.length} letters`,
  });
  const device = phone();
  const model = replies(both, 'I am done.', { toolCalls: [complete] });
  const { result, steps } = await play(toolCallingAgent({ model }), { device, tools: [countLetters] });
  expect(result).toMatchObject({ endReason: 'complete', steps: 4 });
  expect(tapsOf(device)).toEqual([{ type: 'tap', at: { x: 30, y: 70 } }]);
  expect(steps.map((step) => step.result.ok)).toEqual([true, true, false, true]);
  const [first, second] = model.requests;
  expect(first?.tools).toMatchObject([
    { name: 'act', inputSchema: { type: 'object', required: ['action_type'] } },
    { name: 'count_letters', inputSchema: { type: 'object', properties: { word: { type: 'string' } } } },
  ]);
  expect(second?.messages.slice(2, 4)).toEqual([
    { role: 'tool', callId: '1', name: 'act', result: 'Done' },
    { role: 'tool', callId: '2', name: 'count_letters', result: '4 letters' },
  ]);
});

test('askingAgent() asks the user, who answers as configured', async () => {
  const model = replies('{"ask": "Which contact do you mean?"}');
  const { steps } = await play(askingAgent({ model }), { tools: [askUser({ answers: { 'which contact': 'Ana' } })] });
  expect(steps[0]).toMatchObject({ action: { action_type: 'tool' }, result: { ok: true, note: 'Ana' } });
  expect(JSON.stringify(model.requests[1]?.messages)).toContain(
    'You asked: Which contact do you mean?\\nThe user: Ana',
  );
});

test('askingAgent() is told when nobody can be asked', async () => {
  const model = replies('{"ask": "Which contact?"}');
  const { steps } = await play(askingAgent({ model }));
  expect(steps[0]?.result).toMatchObject({ ok: false, message: expect.stringContaining('no tool "ask_user"') });
  expect(JSON.stringify(model.requests[0]?.messages)).toContain('The user cannot be asked.');
});

test('answeringAgent() answers from the texts of the screens, without pictures', async () => {
  const device = phone({ home: [{ text: 'Mail', onTap: 'mail' }], mail: [{ text: '3 unread messages' }] });
  const model = replies('{"action_type": "click", "index": 0}', '{"answer": "3"}');
  const { result } = await play(answeringAgent({ model }), { device });
  expect(result).toMatchObject({ answer: '3', endReason: 'complete', status: 'passed', steps: 3 });
  expect(JSON.stringify(model.requests[1]?.messages)).toContain('3 unread messages');
  expect(device.calls.filter((call) => call.includes('screenshot'))).toEqual([]);
});
