import type { UiElement } from '@androidworld/core';
import { observationOf } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from './describe-element.ts';

function element(kind: string, rest: Partial<UiElement>): UiElement {
  const [made] = observationOf([{ className: `android.widget.${kind}`, ...rest }]).elements;
  if (made === undefined) throw new Error('There is no element');
  return made;
}

describe('describeElement()', () => {
  it.each<[string, string, Partial<UiElement>]>([
    ['"Save" button', 'Button', { text: 'Save' }],
    ['"Navigate up" button', 'ImageButton', { contentDescription: 'Navigate up' }],
    ['"More" button', 'ImageButton', { tooltipText: 'More' }],
    ['"Photo of a cat" image', 'ImageView', { contentDescription: 'Photo of a cat' }],
    ['"Chrome" icon', 'TextView', { text: 'Chrome' }],
    ['"com.example:id/more" icon', 'View', { resourceId: 'com.example:id/more' }],
    ['icon', 'View', {}],
    ['"Messages" scrollable area', 'ListView', { contentDescription: 'Messages', scrollable: true }],
    ['a "Name" text box that is empty', 'EditText', { hintText: 'Name', editable: true }],
    ['a text box with the text "Ana"', 'EditText', { text: 'Ana', editable: true }],
    ['a switch with the text "Wi-Fi" that is checked', 'Switch', { text: 'Wi-Fi', checkable: true, checked: true }],
    ['a "Bluetooth" switch that is not checked', 'Switch', { contentDescription: 'Bluetooth', checkable: true }],
    ['a switch that is not checked', 'Switch', { checkable: true }],
    ['a checkbox with the text "Milk" that is not checked', 'CheckBox', { text: 'Milk', checkable: true }],
    ['a radio button with the text "Low" that is selected', 'RadioButton', { text: 'Low', checked: true }],
    ['"Dark" icon that is checked', 'CheckedTextView', { text: 'Dark', checkable: true, checked: true }],
  ])('says: %s', (expected, kind, rest) => {
    expect(describeElement(element(kind, rest))).toBe(expected);
  });

  it('stays on one line, and short, whatever is in the element', () => {
    const description = describeElement(element('EditText', { editable: true, text: `"a"\n${'b'.repeat(999)}` }));
    expect(description).toMatch(/^a text box with the text "\\"a\\"\\nb+…"$/);
    expect(description.length).toBeLessThan(250);
  });
});
