import { createHash } from 'node:crypto';
import { parseAction } from '@androidworld/core/agent';
import { describe, expect, it } from 'vitest';
import { decideSystem, decideUser } from './decide.ts';
import { offeredActions } from './offered-actions.ts';
import { promptVersion } from './prompt-version.ts';
import { repairUser } from './repair.ts';
import { summarizeSystem, summarizeUser } from './summarize.ts';

const now = { goal: '<goal>', history: '<history>', elements: '<elements>' };
const none = { tools: [], guidelines: [] };
const tool = { name: 'send_sms', description: 'Sends a text message.', inputSchema: { type: 'object' } };
const step = {
  goal: '<goal>',
  action: '<action>',
  reason: '<reason>',
  elementsBefore: '<old>',
  elementsAfter: '<new>',
};

describe.each(['som', 'text'] as const)('the prompts of input %s', (input) => {
  it('offer actions the engine takes', () => {
    const examples = [...offeredActions(input, []).matchAll(/\{.*?\}/g)].map(([json]) =>
      JSON.parse(json.replace(/<number.*?>/g, '1').replace('<up | down | left | right>', 'up')),
    );
    expect(examples.map(({ action_type }) => action_type)).toEqual([
      ...['status', 'status', 'answer', 'click', 'long_press', 'input_text', 'keyboard_enter', 'navigate_home'],
      ...['navigate_back', 'scroll', 'open_app', 'wait'],
    ]);
    for (const example of examples) expect(parseAction(example)).toMatchObject({ ok: true });
  });

  it('hand over goal, history and elements', () => {
    const prompt = decideUser(input, now);
    for (const part of Object.values(now)) expect(prompt).toContain(part);
  });

  it('hand over what happened', () => {
    const prompt = summarizeUser(input, step);
    for (const part of Object.values(step)) expect(prompt).toContain(part);
  });

  it('speak of pictures only when there are some', () => {
    const all = [
      decideSystem(input, none),
      decideUser(input, now),
      summarizeSystem(input, []),
      summarizeUser(input, step),
    ];
    expect(all.some((prompt) => prompt.includes('pictures'))).toBe(input === 'som');
  });

  it('offer the tools of a run, and speak of none otherwise', () => {
    const offer = 'send_sms: Sends a text message. Arguments: {"type":"object"}';
    expect(decideSystem(input, { ...none, tools: [tool] })).toContain(offer);
    expect(decideSystem(input, none)).not.toContain('tool');
  });

  it("put the user's own guidelines last, under a heading of their own", () => {
    const own = decideSystem(input, { ...none, guidelines: ['Never call anybody.'] }).split('in particular:\n')[1];
    expect(own?.startsWith('- Never call anybody.\n')).toBe(true);
    expect(decideSystem(input, none)).not.toContain('in particular');
  });
});

it('promptVersion rises with every change of a prompt', () => {
  const inputs = ['som', 'text'] as const;
  const prompts = inputs.flatMap((input) => [
    ...[decideSystem(input, { tools: [tool], guidelines: ['<guideline>'] }), decideUser(input, now)],
    ...[summarizeSystem(input, []), summarizeUser(input, step), repairUser('<problem>')],
  ]);
  const hash = createHash('sha256').update(prompts.join('\0')).digest('hex').slice(0, 12);
  // Change both together: a hash of old wording under a new version, or the other way round, mixes up results.
  expect({ promptVersion, hash }).toMatchInlineSnapshot(`
    {
      "hash": "4e57b53b4399",
      "promptVersion": "1",
    }
  `);
});
