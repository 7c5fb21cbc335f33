import { describe, expect, it } from 'vitest';
import type { AppApi, PreferenceValue } from '../api.ts';
import { definePreferences } from './define-preferences.ts';
import { pref } from './preference.ts';

/** An api whose preferences are one file in memory. */
function setUp(file: Record<string, PreferenceValue> = {}) {
  const preferences: AppApi['preferences'] = {
    getAll: async () => ({ ...file }),
    async edit(_, changes) {
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) delete file[key];
        else file[key] = value;
      }
    },
  };
  return { api: { preferences } as AppApi, file };
}

const settings = definePreferences('Prefs', {
  size: pref.int(1, 'font_size'),
  since: pref.long(null),
  theme: pref.enum(['light', 'dark'], 'light'),
  minutes: pref.string('10').as(Number, String),
  pinned: pref.stringSet(new Set<string>()),
});

describe('definePreferences()', () => {
  it('fills in what is missing', async () => {
    const empty = { size: 1, since: null, theme: 'light', minutes: 10, pinned: new Set() };
    expect(await settings.get(setUp().api)).toEqual(empty);
    expect(settings.missing).toEqual(empty);
  });

  it('writes what is given with the types of the real app, and removes what is null', async () => {
    const { api, file } = setUp({ other: { type: 'boolean', value: true }, size: { type: 'int', value: 0 } });
    await settings.put(api, { size: 3, since: 5.7, minutes: 15, pinned: new Set(['a']) });
    expect(file).toEqual({
      other: { type: 'boolean', value: true },
      size: { type: 'int', value: 0 },
      font_size: { type: 'int', value: 3 },
      since: { type: 'long', value: 5 },
      minutes: { type: 'string', value: '15' },
      pinned: { type: 'stringSet', value: ['a'] },
    });
    await settings.put(api, { since: null });
    expect(file).not.toHaveProperty('since');
  });

  it('refuses another type as SharedPreferences does; an unknown choice counts as missing', async () => {
    const other = setUp({ font_size: { type: 'string', value: '3' } });
    await expect(settings.get(other.api)).rejects.toThrow(
      'ClassCastException: java.lang.String cannot be cast to java.lang.Integer',
    );
    const unknown = setUp({ theme: { type: 'string', value: 'pink' } });
    expect((await settings.get(unknown.api)).theme).toBe('light');
  });
});
