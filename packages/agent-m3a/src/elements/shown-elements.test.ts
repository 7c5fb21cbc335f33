import type { Observation } from '@androidworld/core';
import { observationOf } from '@androidworld/core/testing';
import { expect, it } from 'vitest';
import { shownElements } from './shown-elements.ts';

const indexes = (observation: Observation) => shownElements(observation).map(({ element }) => element.index);
const bare = { left: 0, top: 0, right: 360, bottom: 640 };

it('shownElements() leaves bare containers out and keeps their numbers unused', () => {
  expect(indexes(observationOf([{ bounds: bare, children: [{ text: 'One' }, { text: 'Two' }] }]))).toEqual([1, 2]);
});

it('shownElements() keeps containers that say or do something', () => {
  const inner = [{ text: 'x' }];
  const nodes = [
    { contentDescription: 'Alarm', children: inner },
    { scrollable: true, children: inner },
    { editable: true, children: inner },
    { checkable: true, children: inner },
  ];
  expect(indexes(observationOf(nodes))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('shownElements() leaves out the colours behind the system bars', () => {
  const bars = ['statusBarBackground', 'navigationBarBackground'].map((name) => ({ resourceId: `android:id/${name}` }));
  expect(indexes(observationOf([{ bounds: bare, children: [{ text: 'One' }, ...bars] }]))).toEqual([1]);
});

it('shownElements() says of a title that tapping it taps its row', () => {
  const row = { clickable: true, longClickable: true, children: [{ text: 'Wi-Fi' }, { text: 'On' }] };
  const shown = shownElements(observationOf([row, { text: 'Heading' }]));
  expect(shown.map(({ clickable, longClickable }) => [clickable, longClickable])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

it('shownElements() does not give what a row that is shown does to the elements inside', () => {
  const row = { clickable: true, contentDescription: 'Alarm', children: [{ text: 'Alarm' }] };
  expect(shownElements(observationOf([row])).map(({ clickable }) => clickable)).toEqual([true, false]);
});

it('shownElements() leaves out what is hidden, empty or beside the screen, and shows a container in its place', () => {
  const gone = [
    { text: 'hidden', visibleToUser: false },
    { text: 'empty', bounds: { left: 5, top: 5, right: 5, bottom: 9 } },
    { text: 'right of it', bounds: { left: 360, top: 0, right: 400, bottom: 9 } },
    { text: 'above it', bounds: { left: 0, top: -50, right: 100, bottom: 0 } },
  ];
  expect(indexes(observationOf([{ clickable: true, bounds: bare, children: gone }]))).toEqual([0]);
});

it('shownElements() keeps what has no place, and cuts boxes at the edge of the screen', () => {
  const cut = { bounds: { left: -10, top: 600, right: 100, bottom: 700 } };
  const [first, second] = shownElements(observationOf([{ text: 'somewhere', bounds: undefined }, cut]));
  expect(first?.box).toBeUndefined();
  expect(second?.box).toEqual({ left: 0, top: 600, right: 100, bottom: 640 });
});
