import { definePreferences, pref } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';

export const preferences = definePreferences(`${packageName}_preferences`, {
  /** Of the change log that was shown last. */
  lastChangelog: pref.int(0, 'last_changelog_version'),
  /** Place in the queue; -1 for none. */
  position: pref.int(-1, 'POSITION'),
  positionInTrack: pref.int(-1, 'POSITION_IN_TRACK'),
  shuffleMode: pref.int(0, 'SHUFFLE_MODE'),
  repeatMode: pref.int(0, 'REPEAT_MODE'),
  songSortOrder: pref.string('title', 'song_sort_order'),
  playlistSortOrder: pref.string('name', 'playlist_sort_order'),
  songColumns: pref.int(1, 'song_grid_size'),
  playlistColumns: pref.int(2, 'playlist_grid_size'),
  userName: pref.string('User Name', 'user_name'),
  theme: pref.string('auto', 'general_theme'),
  showSuggestions: pref.boolean(true, 'toggle_suggestions'),
  pauseHistory: pref.boolean(false, 'pause_history'),
  rememberTab: pref.boolean(true, 'remember_last_tab'),
  lastTab: pref.int(0, 'last_used_tab'),
});
