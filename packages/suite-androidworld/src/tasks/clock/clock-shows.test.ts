import type { ForegroundActivity } from '@androidworld/core/driver';
import { type FakeNode, observationOf } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { apps } from '../../apps/apps.ts';
import { showsRunningStopwatch, showsStoppedStopwatch, showsTimerEntry } from './clock-shows.ts';

const { packageName } = apps.clock;
const inFront = { packageName, activity: 'com.android.deskclock.DeskClock' };
const screen = (nodes: readonly FakeNode[], foreground: ForegroundActivity = inFront) =>
  observationOf(
    nodes.map((node) => ({ packageName, ...node })),
    { foreground },
  );
const nowhere = [
  ['another app', { ...inFront, packageName: 'com.example' }],
  ['another activity of the app', { ...inFront, activity: 'com.android.deskclock.AlarmActivity' }],
] as const;

describe('showsRunningStopwatch()', () => {
  const running: FakeNode[] = [{ contentDescription: 'Pause' }, { contentDescription: 'Lap' }];

  it('knows it by what can be pressed', () => {
    expect(showsRunningStopwatch(screen(running))).toBe(true);
  });

  it.each<[string, FakeNode[]]>([
    ['it is paused', [{ contentDescription: 'Start' }, { contentDescription: 'Reset' }]],
    ['a timer runs', [{ contentDescription: 'Pause' }, { contentDescription: 'Add 1 minute' }]],
    ['only laps are there', [{ contentDescription: 'Lap' }]],
    ['these are texts', [{ text: 'Pause' }, { text: 'Lap' }]],
    ['these are of another app', running.map((node) => ({ ...node, packageName: 'com.example' }))],
  ])('does not say so when %s', (_, nodes) => {
    expect(showsRunningStopwatch(screen(nodes))).toBe(false);
  });

  it.each(nowhere)('does not say so with %s in front', (_, foreground) => {
    expect(showsRunningStopwatch(screen(running, foreground))).toBe(false);
  });

  it('does not say so when nothing is in front', () => {
    expect(showsRunningStopwatch(observationOf(running.map((node) => ({ packageName, ...node }))))).toBe(false);
  });
});

describe('showsStoppedStopwatch()', () => {
  const start: FakeNode = { contentDescription: 'Start' };

  it('knows it by the tab that is selected, by its text or description, and what can be pressed', () => {
    expect(showsStoppedStopwatch(screen([start, { text: 'Stopwatch', selected: true }]))).toBe(true);
    expect(showsStoppedStopwatch(screen([start, { contentDescription: 'Stopwatch', selected: true }]))).toBe(true);
  });

  it.each<[string, FakeNode[]]>([
    ['another tab is selected', [start, { text: 'Stopwatch' }, { text: 'Timer', selected: true }]],
    ['it runs', [{ contentDescription: 'Pause' }, { text: 'Stopwatch', selected: true }]],
    ['nothing is there', []],
  ])('does not say so when %s', (_, nodes) => {
    expect(showsStoppedStopwatch(screen(nodes))).toBe(false);
  });

  it.each(nowhere)('does not say so with %s in front', (_, foreground) => {
    expect(showsStoppedStopwatch(screen([start, { text: 'Stopwatch', selected: true }], foreground))).toBe(false);
  });
});

describe('showsTimerEntry()', () => {
  const duration = { hours: 1, minutes: 5, seconds: 30 };
  const shows = (node: FakeNode, wanted = duration) => showsTimerEntry(screen([node]), wanted);

  it('reads its digits', () => {
    expect(shows({ text: '01h 05m 30s' })).toBe(true);
    expect(shows({ text: '12h 00m 00s' }, { hours: 12, minutes: 0, seconds: 0 })).toBe(true);
  });

  it('reads its words, singular or plural', () => {
    expect(shows({ contentDescription: '1 hour, 5 minutes, 30 seconds' })).toBe(true);
    expect(shows({ contentDescription: '1 hours, 5 minute, 30 second' })).toBe(true);
  });

  it.each<FakeNode>([
    { text: '01h 05m 31s' },
    { text: '01h 30m 05s' },
    { text: '10h 53m 0s' },
    { text: '1h 5m 30s' },
    { text: '01h 05m 30s left' },
    { contentDescription: '11 hours, 5 minutes, 30 seconds' },
    { contentDescription: '1 hour, 5 minutes, 30 seconds left' },
    { contentDescription: '5 minutes, 30 seconds' },
    { contentDescription: '01h 05m 30s' },
    {},
  ])('does not take %j for 1 hour, 5 minutes and 30 seconds', (node) => {
    expect(shows(node)).toBe(false);
  });

  it('looks at every element', () => {
    expect(showsTimerEntry(screen([{ text: 'Timer' }, { text: '01h 05m 30s' }, {}]), duration)).toBe(true);
    expect(showsTimerEntry(screen([]), duration)).toBe(false);
  });

  it.each(nowhere)('does not say so with %s in front', (_, foreground) => {
    expect(showsTimerEntry(screen([{ text: '01h 05m 30s' }], foreground), duration)).toBe(false);
  });
});
