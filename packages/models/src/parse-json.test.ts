import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonObject } from './parse-json.ts';

const click = { action_type: 'click', index: 3 };
const reasonOf = (reply: string) => {
  const found = findJsonObject(reply);
  return found.ok ? `found ${found.text}` : found.reason;
};

describe('findJsonObject()', () => {
  it.each([
    ['alone', '{"action_type":"click","index":3}'],
    ['after a heading', 'Reason: it is there.\nAction: {"action_type": "click", "index": 3}'],
    ['in a code fence', 'Action:\n```json\n{\n  "action_type": "click",\n  "index": 3\n}\n```\nDone.'],
    ['before an afterthought in braces', '{"action_type":"click","index":3} as {name} said, {see above}'],
    ['after prose with an opening brace', 'A set { of things: {"action_type":"click","index":3}'],
    ['after an odd quote', 'The 5" screen shows it. {"action_type":"click","index":3}'],
  ])('finds an object that stands %s', (_, reply) => {
    expect(findJsonObject(reply)).toMatchObject({ ok: true, value: click });
  });

  it('keeps the text of the object as it was written', () => {
    expect(findJsonObject('so: { "a" : 1 }.')).toEqual({ ok: true, value: { a: 1 }, text: '{ "a" : 1 }' });
  });

  it('is not confused by braces, quotes and colons inside strings', () => {
    const value = { action_type: 'input_text', text: 'if (a) { say("hi"); } \\ } 12:30 {"x": 1}', index: 0 };
    expect(findJsonObject(`Action: ${JSON.stringify(value)}`)).toMatchObject({ ok: true, value });
  });

  it('takes the last of several objects', () => {
    expect(findJsonObject(`First {"a":1}, no: {"b":{"c":2}}`)).toMatchObject({ value: { b: { c: 2 } } });
  });

  it('does not fall back on an object the model went on from', () => {
    expect(reasonOf(`Not {"action_type":"wait"} but {'action_type':'click'}`)).toBe(
      `This is not valid JSON: {'action_type':'click'} (keys and texts need double quotes)`,
    );
  });

  it.each([
    ['{"a": 1,}', 'there is a comma before a closing bracket'],
    ['{"a": [1, 2, ]}', 'there is a comma before a closing bracket'],
    ['{"a": True}', 'write true, false and null'],
    ['{"a": 1 // one\n}', 'comments are not allowed'],
    ['{"a": "one\ntwo"}', 'there is a line break inside a text: write it as \\n'],
    ["{'a': 1}", 'keys and texts need double quotes'],
    ['{"a": 1 /* one */}', 'comments are not allowed'],
    ['{/* one */ "a": 1}', 'comments are not allowed'],
    ['{"a": "say \\"hi\\"", "b": None}', 'write true, false and null'],
    ['{"a": "it\'s, }", "b": False}', 'write true, false and null'],
    ['{"a": "one\rtwo"}', 'there is a line break inside a text: write it as \\n'],
    ["{ action : 'click' }", 'keys and texts need double quotes'],
    ["{x:'1'}", 'keys and texts need double quotes'],
  ])('says what is wrong with %j', (reply, reason) => {
    expect(reasonOf(reply)).toBe(`This is not valid JSON: ${reply} (${reason})`);
  });

  it('leaves to the parser what is wrong otherwise', () => {
    expect(reasonOf('{"a": 1 "b": 2}')).toMatch(/^This is not valid JSON: \{"a": 1 "b": 2\} \(.+JSON.+\)$/);
    expect(reasonOf('{\n"a": 1\n"b": 2}')).not.toContain('line break inside a text');
    expect(reasonOf('{"a": 1 / 2}')).not.toContain('comments');
  });

  it('says so when an object is nested too deep', () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(findJsonObject(nested(100)).ok).toBe(true);
    expect(reasonOf(nested(101))).toBe(
      `This JSON object is nested deeper than 100 levels: ${nested(101).slice(0, 199)}…`,
    );
  });

  it('shows 200 characters of an object', () => {
    const broken = `{"a": ${'1'.repeat(192)},}`;
    expect(reasonOf(broken)).toBe(`This is not valid JSON: ${broken} (there is a comma before a closing bracket)`);
    const longer = `{"a": ${'1'.repeat(193)},}`;
    expect(reasonOf(longer)).toBe(
      `This is not valid JSON: ${longer.slice(0, 199)}… (there is a comma before a closing bracket)`,
    );
  });

  it('says so when a reply was cut off', () => {
    expect(reasonOf('Action: {"action_type": "input_text", "text": "Dear')).toBe(
      'This JSON object has no end: {"action_type": "input_text", "text": "Dear' +
        ' (a closing brace is missing, or a quote in a text lacks its backslash)',
    );
  });

  it.each(['', 'I cannot help with that.', '[1, 2]', 'use {name} and {other name}'])('finds none in %j', (reply) => {
    expect(reasonOf(reply)).toBe('There is no JSON object in the reply');
  });

  it('finds any object in any prose', () => {
    const prose = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[{}]/g, ''));
    fc.assert(
      fc.property(prose, fc.dictionary(fc.string(), fc.jsonValue()), prose, (before, value, after) => {
        const text = JSON.stringify(value);
        expect(findJsonObject(`${before}${text}${after}`)).toEqual({ ok: true, value: JSON.parse(text), text });
      }),
    );
  });

  it('never throws and finds only what JSON.parse accepts', () => {
    const pieces = fc.constantFrom('{', '}', '"', '\\', "'", ':', ',', '[', ']', '\n', 'a', '1', '{"a":', '"}', ' ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const found = findJsonObject(parts.join(''));
        if (found.ok) expect(JSON.parse(found.text)).toEqual(found.value);
        else expect(found.reason).not.toBe('');
      }),
    );
  });

  it.each([
    ['opening braces', '{"'.repeat(100_000)],
    ['nested objects', '{"a":'.repeat(50_000)],
    ['empty objects', '{}'.repeat(100_000)],
    ['braces and blanks', '{ '.repeat(100_000)],
    ['braces and words', '{word '.repeat(40_000)],
    ['text', 'x'.repeat(200_000)],
  ])('reads 200 kB of %s in one pass', (_, reply) => {
    // A scan that began anew at every brace would take minutes, more than a test may.
    expect(findJsonObject(reply)).toBeDefined();
  });
});
