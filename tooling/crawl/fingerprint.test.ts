import { describe, expect, it } from 'vitest';
import { fingerprint, type ScreenSight, screenName } from './fingerprint.ts';
import { node } from './testing-nodes.ts';

const row = (title: string) =>
  node('LinearLayout', { clickable: true }, node('TextView', { id: 'title', text: title }));

function sight(given: Partial<ScreenSight> = {}): ScreenSight {
  const root = node('FrameLayout', {}, node('RecyclerView', { id: 'list' }, row('Wi-Fi'), row('Sound')));
  return { activity: 'com.example.Main', window: 'activity', root, ...given };
}

describe('fingerprint()', () => {
  it('is the same whatever the texts, the states and the number of rows', () => {
    const checked = node('LinearLayout', { clickable: true, selected: true }, node('TextView', { id: 'title' }));
    const root = node('FrameLayout', {}, node('RecyclerView', { id: 'list' }, row('Apps'), row('More'), checked));
    expect(fingerprint(sight({ root }))).toBe(fingerprint(sight()));
  });

  it('differs with a view of another id, another class, or in another place', () => {
    const others = [
      node('FrameLayout', {}, node('RecyclerView', { id: 'grid' }, row('Wi-Fi'))),
      node('FrameLayout', {}, node('ListView', { id: 'list' }, row('Wi-Fi'))),
      node('FrameLayout', {}, node('RecyclerView', { id: 'list' }), row('Wi-Fi')),
    ];
    const seen = [sight(), ...others.map((root) => sight({ root }))].map(fingerprint);
    expect(new Set(seen).size).toBe(4);
  });

  it('differs with the activity, its window, and the fragment that an intent names', () => {
    const fragment = (name: string) => ({ extras: { ':settings:show_fragment': name } });
    const seen = [
      sight(),
      sight({ activity: 'com.example.Other' }),
      sight({ window: 'dialog' }),
      sight({ intent: fragment('com.example.Sound') }),
      sight({ intent: fragment('com.example.Display') }),
    ].map(fingerprint);
    expect(new Set(seen).size).toBe(5);
  });

  it('does not look into web pages', () => {
    const page = (text: string) => node('FrameLayout', {}, node('WebView', {}, node('View', { id: text })));
    expect(fingerprint(sight({ root: page('one') }))).toBe(fingerprint(sight({ root: page('two') })));
  });
});

it('screenName() is the activity with its fragment, and which window is in front', () => {
  const intent = { extras: { ':settings:show_fragment': 'com.example.Sound' } };
  expect(screenName(sight({ intent, window: 'menu' }))).toBe('Main:Sound menu');
});
