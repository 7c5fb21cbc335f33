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
    ['a none within', 'I want none'],
    ['a None at the start', 'None of them'],
    ['a line like an action', 'To do\nACTION: wait for Bo'],
    ['a line like a choice of something else', 'To do\nACTION: call Bo\nVALUE: 3'],
    ['a line like an element', 'see\nELEMENT: B'],
    ['an action’s name', 'Wait for me'],
    ['a code block of its own', 'see\n```\ncode\n```\nabove'],
  ])('keeps %s as it was written', (_, value) => {
    const choice = { ok: true, element: 'A', action: 'INPUT TEXT', value };
    expect(read('ELEMENT: A', 'ACTION: INPUT TEXT', `VALUE: ${value}`)).toEqual(choice);
    expect(read('Thoughts.', 'ELEMENT: A', 'ACTION: INPUT TEXT', `VALUE: ${value}`)).toEqual(choice);
  });

  it.each([
    ['bold itself', '**VALUE**:**five**', '**five**'],
    ['bold at its end, after a bold key', '**VALUE**: five **', 'five **'],
    ['bold at its end, after a bold key and colon', '**VALUE:** five **', 'five **'],
    ['in a bold line, with a blank at the end', '**VALUE: five **', 'five'],
  ])('tells the marks of the value from those of its key when it is %s', (_, line, value) => {
    expect(read('ELEMENT: A', 'ACTION: INPUT TEXT', line)).toMatchObject({ value });
  });

  it.each([
    ['bold keys', '**ELEMENT:** B', '**ACTION**: INPUT TEXT', '**VALUE:** hi there.'],
    ['bold lines', '**ELEMENT: B**', '**ACTION: INPUT TEXT**', '**VALUE: hi there.**'],
    ['headings', '## ELEMENT: B', '## ACTION: INPUT TEXT', '## VALUE: hi there.'],
    ['a numbered list', '9. ELEMENT: B', '10. ACTION: INPUT TEXT', '11) VALUE: hi there.'],
    ['blanks before colons', 'ELEMENT : B', 'ACTION : INPUT TEXT', 'VALUE : hi there.'],
    ['a list', '- ELEMENT: B', '- ACTION: INPUT TEXT', '- VALUE: hi there.'],
    ['code', '`ELEMENT: B`', '`ACTION: INPUT_TEXT`', '`VALUE: hi there.`'],
    ['indentation', '  Element: B.', '  Action: Input text', '  Value: hi there.'],
    ['blank lines', 'ELEMENT: B', '', 'ACTION: INPUT TEXT', '   ', 'VALUE: hi there.'],
    ['a code block', '```', 'ELEMENT: B', 'ACTION: INPUT TEXT', 'VALUE: hi there.', '```', 'Done!'],
    [
      'an indented code block',
      '- So:',
      '  ```text',
      '  ELEMENT: B',
      '  ACTION: INPUT TEXT',
      '  VALUE: hi there.',
      '  ```',
    ],
    ['Windows line ends', 'ELEMENT: B\r', 'ACTION: INPUT TEXT\r', 'VALUE: hi there.\r'],
    ['another order', 'ACTION: INPUT TEXT', 'ELEMENT: B', 'VALUE: hi there.'],
    ['the choice in full', 'ELEMENT: B. "Name" text box', 'ACTION: INPUT TEXT', 'VALUE: hi there.'],
  ])('reads %s', (_, ...lines) => {
    expect(read(...lines)).toEqual({ ok: true, element: 'B', action: 'INPUT TEXT', value: 'hi there.' });
  });

  it('ends the value where its code block ends, if it does', () => {
    const block = ['```', 'ELEMENT: A', 'ACTION: INPUT TEXT', 'VALUE: one', 'two'];
    expect(read(...block, '```', 'Done!')).toMatchObject({ value: 'one\ntwo' });
    expect(read(...block, 'three')).toMatchObject({ value: 'one\ntwo\nthree' });
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

  it('takes the last choice of several in a row, whichever key leads', () => {
    expect(
      read('ELEMENT: A', 'ACTION: CLICK', 'VALUE: x', '', 'ELEMENT: B', 'ACTION: LONG PRESS', 'VALUE: y'),
    ).toMatchObject({ element: 'B', action: 'LONG PRESS', value: 'y' });
    expect(
      read('ACTION: CLICK', 'ELEMENT: A', 'VALUE: x', '', 'ACTION: LONG PRESS', 'ELEMENT: B', 'VALUE: y'),
    ).toMatchObject({ element: 'B', action: 'LONG PRESS', value: 'y' });
  });

  it('takes the last choice, whatever was thought before', () => {
    const thoughts = fc.array(
      fc.constantFrom('ELEMENT: A', 'ACTION: WAIT', 'ACTION: tap', 'VALUE: x', '', '```', 'I could wait.'),
    );
    fc.assert(
      fc.property(thoughts, (lines) => {
        expect(read(...lines, 'So:', 'ELEMENT: B', 'ACTION: INPUT TEXT', 'VALUE: y')).toEqual({
          ...{ ok: true, element: 'B', action: 'INPUT TEXT', value: 'y' },
        });
      }),
    );
  });

  it.each([
    ['an element', ['ELEMENT: B', 'ACTION: LONG PRESS'], { element: 'B', action: 'LONG PRESS' }],
    ['a value', ['ACTION: ANSWER', 'VALUE: 3'], { action: 'ANSWER' }],
  ])('takes an action with %s before one by itself', (_, lines, choice) => {
    expect(read(...lines, 'In short:', 'Action: wait for the answer')).toMatchObject(choice);
  });

  it('takes the last action by itself that is one', () => {
    expect(read('Action: swipe', 'or', 'Action: wait', 'or', 'Action: think')).toEqual({ ok: true, action: 'WAIT' });
  });

  it('does not take what stands apart for a part of the choice', () => {
    expect(read('ELEMENT: A', 'is not needed.', 'ACTION: WAIT')).toEqual({ ok: true, action: 'WAIT' });
    expect(read('The ELEMENT: A', 'ACTION: WAIT')).toEqual({ ok: true, action: 'WAIT' });
  });

  it('does not take a value before the action for its own: what follows a value belongs to it', () => {
    expect(read('ELEMENT: B', 'VALUE: hi', 'ACTION: INPUT TEXT')).toEqual({ ok: true, action: 'INPUT TEXT' });
  });

  it.each(['None', 'none.', '"None"', '(null)', 'N/A', '“none”', ''])('takes %j for nothing', (nothing) => {
    expect(read(`ELEMENT: ${nothing}`, 'ACTION: WAIT', `VALUE: ${nothing}`)).toStrictEqual({
      ok: true,
      action: 'WAIT',
    });
  });

  it('needs neither ELEMENT nor VALUE', () => {
    expect(read('ACTION: NAVIGATE BACK')).toStrictEqual({ ok: true, action: 'NAVIGATE BACK' });
  });

  it.each([
    'C',
    'c',
    '(C)',
    '**C**',
    'C. "Save" button',
    'c "Save" button',
    'C  – Save',
    'Choice  C',
    'option c: Save',
  ])('reads the letter of %j', (element) => {
    expect(read(`ELEMENT: ${element}`, 'ACTION: CLICK')).toMatchObject({ element: 'C' });
  });

  it.each(['A button that saves', 'Save', 'the choice C'])('leaves %j as it is: it is no letter', (element) => {
    expect(read(`ELEMENT: ${element}`, 'ACTION: CLICK')).toMatchObject({ element });
  });

  it.each<[string, SeeActAction]>([
    ['click', 'CLICK'],
    ['**Long-press** the icon', 'LONG PRESS'],
    ['INPUT_TEXT', 'INPUT TEXT'],
    ['Navigate -> back', 'NAVIGATE BACK'],
    ['CLICK (the button)', 'CLICK'],
  ])('reads the action %j', (written, action) => {
    expect(read('ELEMENT: A', `ACTION: ${written}`)).toMatchObject({ action });
  });

  it('says what is wrong', () => {
    expect(read('I cannot help with that.')).toMatchObject({
      ok: false,
      cause: expect.stringContaining('"ACTION: …"'),
    });
    expect(read('ELEMENT: A', 'ACTION: DRAG', 'VALUE: None')).toEqual({
      ...{ ok: false, cause: '"DRAG" is not one of the actions' },
    });
    expect(read('ELEMENT: A', 'ACTION: CLICKS', 'VALUE: None')).toMatchObject({ ok: false });
  });

  it('does not repeat all of a long action', () => {
    expect(read(`ACTION: ${'a'.repeat(81)}`)).toEqual({
      ...{ ok: false, cause: `"${'a'.repeat(80)}" is not one of the actions` },
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

  it('reads millions of blanks', () => {
    expect(parseChoice(`${' '.repeat(20_000_000)}.`)).toMatchObject({ ok: false });
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
