import type { Intent, IntentFilter } from '@androidworld/app-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCapture, matchIntent, partsOf } from './match-intent.ts';

const view = 'android.intent.action.VIEW';

describe('matchIntent()', () => {
  it('asks for the action, every category, and data of a kind the filter names', () => {
    const filter: IntentFilter = {
      actions: [view],
      categories: ['a', 'b'],
      schemes: ['https'],
      hosts: ['*.example.org'],
    };
    const matches = (intent: Intent) => matchIntent(filter, intent) !== undefined;
    expect(matches({ action: view, data: 'https://www.example.org/x' })).toBe(true);
    expect(matches({ action: view, categories: ['b'], data: 'https://www.example.org:80' })).toBe(true);
    expect(matches({ action: view, categories: ['c'], data: 'https://www.example.org' })).toBe(false);
    expect(matches({ action: 'other', data: 'https://www.example.org' })).toBe(false);
    expect(matches({ action: view, data: 'https://example.com' })).toBe(false);
    expect(matches({ action: view })).toBe(false);
    expect(matches({ action: view, data: 'https://www.example.org', type: 'text/html' })).toBe(false);
  });

  it('takes files and content for a filter that names types only', () => {
    const filter = { actions: [view], types: ['image/*'] };
    for (const data of [undefined, 'content://media/1', 'file:///sdcard/a.png']) {
      const intent = { action: view, type: 'image/png', ...(data === undefined ? {} : { data }) };
      expect(matchIntent(filter, intent)).toBeDefined();
    }
    expect(matchIntent(filter, { action: view, type: 'image/png', data: 'https://a.b/c.png' })).toBeUndefined();
    expect(matchIntent(filter, { action: view, type: 'text/plain' })).toBeUndefined();
  });

  it('leaves pictures and films to the cameras of the image, unless an app is named', () => {
    expect(isCapture({ action: 'android.media.action.IMAGE_CAPTURE' })).toBe(true);
    expect(isCapture({ action: 'android.media.action.VIDEO_CAPTURE', packageName: 'com.example' })).toBe(false);
    expect(isCapture({ action: 'android.media.action.STILL_IMAGE_CAMERA' })).toBe(false);
  });

  const word = fc.constantFrom('a', 'b', 'c');
  const filters = fc.record(
    {
      actions: fc.array(word, { minLength: 1 }),
      categories: fc.array(word),
      schemes: fc.array(fc.constantFrom('http', 'content')),
      types: fc.array(fc.constantFrom('text/plain', 'text/*', '*/*')),
    },
    { requiredKeys: ['actions'] },
  );
  const intents = fc.record(
    {
      action: word,
      categories: fc.array(word),
      data: fc.constantFrom('http://h/x', 'content://h/x'),
      type: fc.constantFrom('text/plain', 'image/png'),
    },
    { requiredKeys: [] },
  );

  it('lets more through when a filter gains actions and categories, never less', () => {
    fc.assert(
      fc.property(filters, intents, word, (filter, intent, more) => {
        if (matchIntent(filter, intent) === undefined) return;
        const wider = {
          ...filter,
          actions: [...filter.actions, more],
          categories: [...(filter.categories ?? []), more],
        };
        expect(matchIntent(wider, intent)).toBeDefined();
      }),
    );
  });

  it('lets less through when an intent gains a category, never more', () => {
    fc.assert(
      fc.property(filters, intents, word, (filter, intent, more) => {
        const narrower = { ...intent, categories: [...(intent.categories ?? []), more] };
        if (matchIntent(filter, narrower) === undefined) return;
        expect(matchIntent(filter, intent)).toBeDefined();
      }),
    );
  });
});

describe('partsOf()', () => {
  it('finds the host behind user and port, and none in opaque URIs', () => {
    expect(partsOf('HTTP://me@Example.org:80/x?y')).toEqual({ scheme: 'http', host: 'example.org' });
    expect(partsOf('tel:123')).toEqual({ scheme: 'tel', host: '' });
    expect(partsOf('no uri')).toEqual({ scheme: '', host: '' });
  });
});
