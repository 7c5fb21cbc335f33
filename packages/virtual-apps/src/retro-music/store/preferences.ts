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
  wideSongColumns: pref.int(2, 'song_grid_size_land'),
  playlistColumns: pref.int(2, 'playlist_grid_size'),
  widePlaylistColumns: pref.int(4, 'playlist_grid_size_land'),
  userName: pref.string('User Name', 'user_name'),
  theme: pref.string('auto', 'general_theme'),
  showSuggestions: pref.boolean(true, 'toggle_suggestions'),
  pauseHistory: pref.boolean(false, 'pause_history'),
  rememberTab: pref.boolean(true, 'remember_last_tab'),
  lastTab: pref.int(0, 'last_used_tab'),
  albumColumns: pref.int(2, 'album_grid_size'),
  wideAlbumColumns: pref.int(4, 'album_grid_size_land'),
  artistColumns: pref.int(2, 'artist_grid_size'),
  wideArtistColumns: pref.int(4, 'artist_grid_size_land'),
  albumSortOrder: pref.string('album_key', 'album_sort_order'),
  artistSortOrder: pref.string('artist_key', 'artist_sort_order'),
  /** Seconds; shorter files are no songs. -1: nobody has said. */
  filterSeconds: pref.int(-1, 'filter_song'),
  /** How long "Last added" looks back. */
  lastAddedInterval: pref.string('this_month', 'last_added_interval'),
  /** Which tabs show their names: 0 and 2 the selected one, 1 all, 3 none. */
  tabTitles: pref.string('0', 'tab_text_mode'),
  /** Of the sleep timer that was set last. */
  sleepMinutes: pref.int(30, 'last_sleep_timer_value'),
  sleepFinishesSong: pref.boolean(false, 'sleep_timer_finish_song'),
  /** In the player, below the artist. */
  showsSongInfo: pref.boolean(false, 'extra_song_info'),
  playbackSpeed: pref.float(1, 'playback_speed'),
});
