import { describe, expect, it } from 'vitest';
import { isChosen, pressablesOf, pressPoint } from './pressables.ts';
import { findNode, flatten, renderSelector, selectorOf } from './selector.ts';
import { renderStep } from './step.ts';
import { node } from './testing-nodes.ts';

describe('pressablesOf()', () => {
  it('gives clicks, long clicks and typing, and leaves out what is disabled', () => {
    const nodes = flatten(
      node(
        'FrameLayout',
        {},
        node('Button', { id: 'ok', text: 'OK', clickable: true }),
        node('EditText', { hint: 'Name', clickable: true, longClickable: true, bounds: [0, 200, 100, 300] }),
        node('ImageView', { contentDescription: 'Picture', longClickable: true, bounds: [0, 400, 100, 500] }),
        node('Button', { text: 'Off', clickable: true, disabled: true, bounds: [0, 600, 100, 700] }),
      ),
    );
    expect(pressablesOf(nodes).map(({ step }) => renderStep(step))).toEqual([
      'press Button#ok "OK"',
      'type EditText "Name"',
      'hold ImageView "Picture"',
    ]);
  });

  it('knows the rows of a list as one group, and what leaves the screen', () => {
    const nodes = flatten(
      node(
        'ListView',
        {},
        node('TextView', { text: 'One', clickable: true }),
        node('TextView', { text: 'Two', clickable: true, bounds: [0, 200, 100, 300] }),
        node('ImageButton', { contentDescription: 'Navigate up', clickable: true, bounds: [0, 400, 100, 500] }),
      ),
    );
    const [one, two, up] = pressablesOf(nodes);
    expect(one?.group).toBe(two?.group);
    expect(one?.key).not.toBe(two?.key);
    expect([one?.isLeaving, up?.isLeaving]).toEqual([false, true]);
  });
});

describe('pressPoint()', () => {
  it('avoids what is in a row, and what lies over it', () => {
    const button = node('Switch', { clickable: true, bounds: [40, 0, 100, 100] });
    const row = node('LinearLayout', { clickable: true }, button);
    const over = node('ImageButton', { clickable: true, bounds: [0, 40, 30, 100] });
    expect(pressPoint(row, [row, button])).toEqual({ x: 25, y: 50 });
    expect(pressPoint(row, [row, button, over])).toEqual({ x: 10, y: 10 });
  });

  it('gives none where something covers it whole', () => {
    const under = node('Button', { clickable: true });
    expect(pressPoint(under, [under, node('View', { clickable: true })])).toBeUndefined();
  });
});

it.each([
  ['a tab that is selected', node('LinearLayout', { clickable: true, selected: true }), true],
  ['a row with the button that is on', node('View', {}, node('RadioButton', { checked: true })), true],
  ['the field that has the focus', node('AutoCompleteTextView', { focused: true }), true],
  ['another field', node('EditText'), false],
  ['a day that is chosen', node('View', { checked: true, text: '15' }), true],
  ['a switch that is on', node('Switch', { checked: true }), false],
])('isChosen() of %s', (_, given, chosen) => {
  expect(isChosen(given)).toBe(chosen);
});

describe('a selector', () => {
  const rows = ['A', 'B', 'A'].map((text) => node('LinearLayout', { id: 'row' }, node('TextView', { text })));
  const nodes = rows.flatMap(flatten);

  it('finds the node it was made of', () => {
    for (const each of nodes) expect(findNode(nodes, selectorOf(each, nodes))).toBe(each);
  });

  it('is read as class, id, label and number', () => {
    expect(renderSelector(selectorOf(rows[2] as (typeof rows)[0], nodes))).toBe('LinearLayout#row "A" (2)');
  });
});
