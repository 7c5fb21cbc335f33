import { parseAction } from '@androidworld/core/agent';
import { observationOf } from '@androidworld/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownElements } from '../elements/shown-elements.ts';
import { parseDecision } from './parse-decision.ts';

const shown = shownElements(observationOf([{ text: 'zero' }, { children: [{ text: 'two' }] }]));
const parse = (reply: string) => parseDecision(reply, shown);

describe('parseDecision()', () => {
  it('reads the form asked for', () => {
    expect(parse('Reason: It says so: zero.\nAction: {"action_type": "click", "index": 0}')).toEqual({
      reason: 'It says so: zero.',
      action: { action_type: 'click', index: 0 },
    });
  });

  it.each([
    ['emphasis', '**Reason:** Why not.\n\n**Action:** {"action_type":"wait"}'],
    ['headings', '## Reason: Why not.\n## Action:\n{"action_type":"wait"}'],
    ['a code block', 'Reason: Why not.\nAction:\n```json\n{\n  "action_type": "wait"\n}\n```'],
    ['the action first', 'Action: {"action_type":"wait"}\nReason: Why not.'],
    ['marks of emphasis around the headings', '__Reason__: Why not.\n\n__Action__ :\n{"action_type":"wait"}'],
    ['blanks before colons', 'Reason : Why not.\nAction : {"action_type":"wait"}'],
    ['no colon after Action', 'Reason: Why not.\n## Action\n{"action_type":"wait"}'],
    ['a code block all around', '```\nReason: Why not.\nAction: {"action_type":"wait"}\n```'],
    ['no headings', 'Why not.\n{"action_type":"wait"}'],
  ])('reads replies with %s', (_, reply) => {
    expect(parse(reply)).toEqual({ reason: 'Why not.', action: { action_type: 'wait' } });
  });

  it.each([
    'The best Action: wait, it seems.',
    'There is no Reason: none was given.',
    'I saw ```code``` there.',
    'There was no reaction',
  ])('keeps the words of headings within the reason %j', (reason) => {
    expect(parse(`${reason}\n{"action_type":"wait"}`).reason).toBe(reason);
  });

  it('takes the last of several actions', () => {
    const reply = 'Action: {"action_type":"wait"} Or rather, Action: {"action_type":"navigate_back"}';
    expect(parse(reply).action).toEqual({ action_type: 'navigate_back' });
  });

  it('keeps any text verbatim: colons, periods, braces, quotes, line breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const action = { action_type: 'input_text', text, index: 0 };
        expect(parse(`Reason: typing\nAction: ${JSON.stringify(action)}`)).toEqual({ reason: 'typing', action });
      }),
    );
    const answer = { action_type: 'answer', text: 'At 12:30: see https://a.b/c?d={e}. "Yes."\nBye...' };
    expect(parse(`Action: ${JSON.stringify(answer)}`).action).toEqual(answer);
  });

  it('takes null for absence', () => {
    expect(parse('{"action_type":"scroll","direction":"down","index":null}')).toEqual({
      reason: '',
      action: { action_type: 'scroll', direction: 'down' },
    });
  });

  it.each([
    ['I cannot do that.', 'There is no JSON object in the reply'],
    ['Action: {"action_type": "click", "index": 0', 'This JSON object has no end'],
    ["Action: {'action_type': 'wait'}", 'keys and texts need double quotes'],
    ['{"action_type":"tap","index":0}', 'expected a known action type, found "tap"'],
    ['{"action_type":"scroll","direction":"downwards"}', 'direction: expected one of "up", "down"'],
    ['{"action_type":"click","index":0,"color":"red"}', 'unknown field "color"'],
    ['{"action_type":"click","index":9}', 'click: there is no element 9 in the list: it has 0, 2'],
    ['{"action_type":"input_text","text":"a","index":1}', 'input_text: there is no element 1 in the list: it has 0, 2'],
    ['{"action_type":"double_tap"}', 'double_tap: expected the number of an element as "index", found none'],
    // The original checked misspelt names, so these ended the episode.
    ['{"action_type":"click"}', 'click: expected the number of an element as "index", found none'],
    [
      '{"action_type":"long_press","index":null}',
      'long_press: expected the number of an element as "index", found none',
    ],
    ['{"action_type":"answer"}', 'text: expected string, found nothing'],
    ['{"action_type":"answer","text":" "}', 'the answer is empty'],
    ['{"action_type":"click","x":5,"y":5}', 'expected the number of an element as "index", found coordinates'],
    ['{"action_type":"drag_and_drop","index":0,"to_x":5,"to_y":5}', 'as "index", found coordinates'],
  ])('says what is wrong with %j', (reply, problem) => {
    expect(parse(reply).problem).toContain(problem);
  });

  it('says that there is nothing to choose from', () => {
    expect(parseDecision('{"action_type":"click","index":0}', []).problem).toBe(
      'click: there is no element 0 in the list: it is empty',
    );
  });

  it.each(['{"action_type":"click"}', '{"action_type":"click","index":9}'])(
    'hands over %j as it is: the engine refuses it itself',
    (reply) => {
      expect(parse(reply).action).toEqual(JSON.parse(reply));
    },
  );

  it.each(['{"action_type":"answer","text":""}', '{"action_type":"click","x":5,"y":5}'])(
    'hands over %j in a form the engine refuses',
    (reply) => {
      expect(parseAction(parse(reply).action).ok).toBe(false);
    },
  );

  it('reads any text: without a problem, the action is one the engine takes', () => {
    const pieces = fc.constantFrom(
      ...[
        'Reason:',
        'Action:',
        '{"action_type":"',
        'click',
        'answer',
        '"',
        ',"index":',
        '0',
        '7',
        '}',
        '{',
        '\\',
        '\n',
      ],
      ...['```', '**', ' ', ',"text":"', 'null', '"action_type"', ':', 'é'],
    );
    const replies = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(replies, (reply) => {
        const { action, problem, reason } = parse(reply);
        expect(problem !== undefined || parseAction(action).ok).toBe(true);
        expect(typeof reason).toBe('string');
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads any JSON object as an action', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.constantFrom('click', 'answer', 'status'),
        (fields, type) => {
          const { action, problem } = parse(JSON.stringify({ ...fields, action_type: type }));
          expect(problem !== undefined || parseAction(action).ok).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['blanks', ' '],
    ['stars', '*'],
    ['fences', '```'],
    ['headings', 'Action'],
  ])('reads 200,000 %s in one pass', (_, piece) => {
    // A pattern that began anew at every character would take longer than a test may.
    expect(parse(piece.repeat(200_000)).problem).toBeDefined();
  });
});
