import { observationOf } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { describeElements } from './describe-elements.ts';
import { shownElements } from './shown-elements.ts';

type Nodes = Parameters<typeof observationOf>[0];
const list = (nodes: Nodes, detail: 'marks' | 'full' = 'marks') =>
  describeElements(shownElements(observationOf(nodes)), detail);

describe('describeElements()', () => {
  it('leaves out what is absent, false or usual', () => {
    expect(list([{ text: 'Save', clickable: true }, {}])).toBe('0: {"text":"Save","clickable":true}\n1: {}');
  });

  it('tells all a device offers: hint, tooltip, focus and states', () => {
    const nodes = [
      { hintText: 'Name', tooltipText: 'Your name', editable: true, focused: true },
      { text: 'Wi-Fi', contentDescription: 'Wi-Fi', checkable: true, checked: false, enabled: false },
      { contentDescription: 'Tab', selected: true, password: true, onLongPress: 'x', scrollable: true },
    ];
    expect(list(nodes)).toMatchInlineSnapshot(`
      "0: {"hint":"Name","tooltip":"Your name","editable":true,"focused":true}
      1: {"text":"Wi-Fi","checked":false,"enabled":false}
      2: {"description":"Tab","long_clickable":true,"scrollable":true,"selected":true,"password":true}"
    `);
  });

  it('adds type, id and place where there is no picture', () => {
    const bounds = { left: 1, top: 2, right: 30, bottom: 40 };
    const node = { className: 'android.widget.Button', resourceId: 'com.example:id/ok', text: 'OK', bounds };
    expect(list([node], 'full')).toBe('0: {"type":"Button","text":"OK","id":"ok","box":[1,2,30,40]}');
  });

  it('writes JSON whatever a text holds: one line per element', () => {
    const text = 'He said "}\n{": \u2028 \\ 🙂';
    const line = list([{ text }]);
    expect(line.split('\n')).toHaveLength(1);
    expect(JSON.parse(line.slice(3))).toEqual({ text });
  });

  it('cuts texts as long as a page', () => {
    expect(list([{ text: 'x'.repeat(50_000) }]).length).toBeLessThan(1_100);
  });

  it('says so when nothing is known of a screen', () => {
    expect(list([])).toBe('(no elements are known of this screen)');
  });

  it.each(['marks', 'full'] as const)('keeps a full screen of 60 elements under 12,000 characters: %s', (detail) => {
    const nodes = Array.from({ length: 60 }, (_, row) => ({
      className: 'androidx.appcompat.widget.SwitchCompat',
      text: `Recurring appointment number ${row} with a rather long title`,
      contentDescription: `Row ${row}`,
      resourceId: 'com.simplemobiletools.calendar.pro:id/event_item_title',
      clickable: true,
      checkable: true,
    }));
    expect(list(nodes, detail).length).toBeLessThan(12_000);
  });
});
