import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChoice } from './parse-choice.ts';
import { type SeeActAction, seeActActions } from './seeact-action.ts';

const read = (...lines: string[]) => parseChoice(lines.join('\n'));

describe('parseChoice()', () => {
  it('reads three lines after any thoughts', () => {
    expect(read('I would tap "Save".', '', 'ELEMENT: C', 'ACTION: CLICK', 'VALUE: None')).toEqual({
      ...{ ok: true, element: 'C', action: 'CLICK' },
    });
  });

  it.each([
    ['a time', 'At 12:30'],
    ['an address', 'https://example.com:8080/a?b=c'],
    ['a sentence with its period', 'Note: buy milk, eggs etc.'],
    ['several lines', 'Dear Ana,\n\nsee you at 7:15.\nACTION required: none\n- Bo'],
    ['quotes', '"quoted"'],
    ['a star at the end', 'five *'],
  ])('keeps %s as it was written (R12)', (_, value) => {
    expect(read('ELEMENT: A', 'ACTION: INPUT TEXT', `VALUE: ${value}`)).toEqual({
      ...{ ok: true, element: 'A', action: 'INPUT TEXT', value },
    });
  });

  it.each([
    ['bold keys', '**ELEMENT:** B', '**ACTION**: INPUT TEXT', '**VALUE:** hi there.'],
    ['bold lines', '**ELEMENT: B**', '**ACTION: INPUT TEXT**', '**VALUE: hi there.**'],
    ['a list', '- ELEMENT: B', '- ACTION: INPUT TEXT', '- VALUE: hi there.'],
    ['code', '`ELEMENT: B`', '`ACTION: INPUT_TEXT`', '`VALUE: hi there.`'],
    ['indentation', '  Element: B.', '  Action: Input text', '  Value: hi there.'],
    ['blank lines', 'ELEMENT: B', '', 'ACTION: INPUT TEXT', '', 'VALUE: hi there.'],
    ['a code block', '```', 'ELEMENT: B', 'ACTION: INPUT TEXT', 'VALUE: hi there.', '```', 'Done!'],
    ['Windows line ends', 'ELEMENT: B\r', 'ACTION: INPUT TEXT\r', 'VALUE: hi there.\r'],
    ['another order', 'ACTION: INPUT TEXT', 'ELEMENT: B', 'VALUE: hi there.'],
    ['the choice in full', 'ELEMENT: B. "Name" text box', 'ACTION: INPUT TEXT', 'VALUE: hi there.'],
  ])('reads %s', (_, ...lines) => {
    expect(read(...lines)).toEqual({ ok: true, element: 'B', action: 'INPUT TEXT', value: 'hi there.' });
  });

  it('takes the last choice: models think aloud', () => {
    const draft = ['ELEMENT: A', 'ACTION: CLICK', 'VALUE: None', 'No, wait.'];
    expect(read(...draft, 'ELEMENT: B', 'ACTION: LONG PRESS', 'VALUE: None')).toMatchObject({
      ...{ element: 'B', action: 'LONG PRESS' },
    });
    expect(read('Action: click the first one.', 'ACTION: TERMINATE', 'VALUE: None')).toEqual({
      ...{ ok: true, action: 'TERMINATE' },
    });
  });

  it('takes None for nothing', () => {
    expect(read('ELEMENT: None', 'ACTION: WAIT', 'VALUE: none.')).toEqual({ ok: true, action: 'WAIT' });
    expect(read('ACTION: NAVIGATE BACK')).toEqual({ ok: true, action: 'NAVIGATE BACK' });
  });

  it('does not take the article of a description for a letter', () => {
    expect(read('ELEMENT: A button that saves', 'ACTION: CLICK', 'VALUE: None')).toMatchObject({
      element: 'A button that saves',
    });
  });

  it('says what is wrong', () => {
    expect(read('I cannot help with that.')).toMatchObject({
      ok: false,
      cause: expect.stringContaining('"ACTION: …"'),
    });
    expect(read('ELEMENT: A', 'ACTION: DRAG', 'VALUE: None')).toEqual({
      ...{ ok: false, cause: '"DRAG" is not one of the actions' },
    });
  });

  it('reads any text whatever, without failing', () => {
    const keys = fc.constantFrom('ELEMENT', 'ACTION', 'VALUE', ':', '\n', '**', '```', ' ', 'A', 'CLICK', 'None', '- ');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(keys, fc.string())).map((parts) => parts.join('')),
    );
    fc.assert(fc.property(texts, (text) => typeof parseChoice(text).ok === 'boolean'));
  });

  it('is not slowed down by hostile text', () => {
    for (const part of ['*', ' ', '- ', '\n', 'ACTION:\n', '`', '> > ']) {
      expect(parseChoice(part.repeat(20_000))).toMatchObject({ ok: false });
    }
  });

  it('gives back what was written, whatever the value', () => {
    const actions = fc.constantFrom(...(Object.keys(seeActActions) as SeeActAction[]));
    const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const values = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string(), { minLength: 2 }).map((lines) => lines.join('\n')),
      )
      .map((value) => value.replaceAll('\r', '').trim())
      .filter((value) => value !== '' && !/^["'“(]?(none|null|n\/a)["'”)]?\.?$/i.test(value));
    fc.assert(
      fc.property(letters, actions, values, (element, action, value) => {
        const reply = `Thoughts.\n\nELEMENT: ${element}\n\nACTION: ${action}\n\nVALUE: ${value}`;
        expect(parseChoice(reply)).toEqual({ ok: true, element, action, value });
      }),
    );
  });
});
