import { definePreferences, pref } from '@androidworld/app-sdk';
import { themePreferences } from '../../simple-commons/theme-choice.ts';

export const preferences = definePreferences('Prefs', {
  ...themePreferences,
  showBrushSize: pref.boolean(true, 'show_brush_size'),
  /** Signed ARGB. */
  brushColor: pref.int(0xfff57c00 | 0, 'brush_color'),
  brushSize: pref.float(40, 'brush_size_2'),
  /** Signed ARGB. */
  canvasColor: pref.int(-1, 'canvas_background_color'),
  lastExtension: pref.string('', 'last_save_extension'),
  allowZooming: pref.boolean(true, 'allow_zooming_canvas'),
  forcePortrait: pref.boolean(false, 'force_portrait_mode'),
  preventSleep: pref.boolean(true, 'prevent_phone_from_sleeping'),
});

export type DrawPreferences = typeof preferences.missing;
