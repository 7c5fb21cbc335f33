import { observationOf } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { findCandidates } from './candidates.ts';

type Nodes = Parameters<typeof observationOf>[0];

const described = (nodes: Nodes) => findCandidates(observationOf(nodes)).map(({ description }) => description);
const at = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 40 });

describe('findCandidates()', () => {
  it('goes from top to bottom, then from left to right, whatever the order of the tree', () => {
    const nodes = [
      { text: 'low', clickable: true, bounds: at(0, 300) },
      { text: 'right', clickable: true, bounds: at(200, 10) },
      { text: 'left', clickable: true, bounds: at(100, 10) },
    ];
    expect(described(nodes)).toEqual(['"left" icon', '"right" icon', '"low" icon']);
  });

  it('leaves out what cannot be touched', () => {
    const nodes = [
      { text: 'A heading' },
      { text: 'Off', clickable: true, enabled: false },
      { text: 'Hidden', clickable: true, visibleToUser: false },
      { text: 'Far', clickable: true, bounds: at(0, 700) },
      { text: 'Nowhere', clickable: true, bounds: undefined },
      { text: 'Here', longClickable: true },
    ];
    expect(described(nodes)).toEqual(['"Here" icon']);
  });

  it('calls a row without words by the texts in it, which are no choices themselves', () => {
    const row = {
      className: 'android.widget.LinearLayout',
      resourceId: 'com.example:id/row',
      clickable: true,
      children: [{ text: 'Wi-Fi' }, { className: 'android.view.View', children: [{ text: 'Connected' }] }],
    };
    const found = findCandidates(observationOf([row]));
    expect(found.map(({ description, element }) => [description, element.index])).toEqual([
      ['"Wi-Fi, Connected" icon', 0],
    ]);
  });

  it('keeps the texts in a list, and the list, which can be swiped', () => {
    const list = {
      className: 'androidx.recyclerview.widget.RecyclerView',
      scrollable: true,
      bounds: { left: 0, top: 0, right: 360, bottom: 640 },
      children: [{ text: 'One' }, { text: 'Two' }],
    };
    expect(described([list])).toEqual(['scrollable area', '"One" icon', '"Two" icon']);
  });

  it('keeps a nameless button, but not a nameless container of other choices', () => {
    const container = {
      className: 'android.widget.FrameLayout',
      clickable: true,
      children: [{ className: 'android.widget.ImageButton', clickable: true }],
    };
    expect(described([container])).toEqual(['button']);
  });

  it('keeps the index of the observation, which actions mean', () => {
    const found = findCandidates(observationOf([{ text: 'Heading' }, { text: 'Save', clickable: true }]));
    expect(found[0]?.element.index).toBe(1);
  });
});
