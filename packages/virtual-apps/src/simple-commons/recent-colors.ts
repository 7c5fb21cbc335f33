import { definePreferences, pref } from '@androidworld/app-sdk';
import { usePreferences } from '@androidworld/app-sdk/ui';

/** Offered before others were picked: red, blue, green, yellow, orange. */
const firstRecent = [0xd32f2f, 0x1976d2, 0x388e3c, 0xfbc02d, 0xf57c00];

/** Of the preferences of every Simple app: signed ARGB, one in a line, the last picked first. */
const preferences = definePreferences('Prefs', { recent: pref.string('', 'color_picker_recent_colors') });

/** The colours picked last, and a function that puts one in front. */
export function useRecentColors(): readonly [colors: readonly number[], add: (color: number) => void] {
  const [stored, put] = usePreferences(preferences);
  const lines = (stored?.recent ?? '').split('\n').filter((line) => line !== '');
  const colors = lines.length === 0 ? firstRecent.map((color) => color | 0xff000000) : lines.map(Number);
  const add = (color: number) => {
    const next = [color, ...colors.filter((one) => one !== color)].slice(0, firstRecent.length);
    void put({ recent: next.join('\n') });
  };
  return [colors, add];
}
