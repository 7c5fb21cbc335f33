import { definePreferences, pref } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';

export const preferences = definePreferences(`${packageName}_preferences`, {
  onboardingDone: pref.boolean(false, 'app_onboarding_done'),
  firstRun: pref.int(-1, 'first_run'),
  /** 0: on. */
  scan: pref.int(0, 'ml_scan'),
  autoRescan: pref.boolean(true, 'auto_rescan'),
  /** Name of the tab shown last. */
  tab: pref.string('nav_video', 'fragment_id'),
  /** -1 system, 1 light, 2 dark. */
  theme: pref.string('-1', 'app_theme'),
  videoCards: pref.boolean(true, 'video_display_in_cards'),
  /** 6 by name, 0 by folder, -1 not at all. */
  grouping: pref.string('6', 'video_min_group_length'),
  playerTipsShown: pref.boolean(false, 'video_player_tips_shown'),
  showHidden: pref.boolean(true, 'browser_show_hidden_files'),
  /** Folders whose media are left out of the library. */
  excluded: pref.stringSet(new Set<string>(), 'ml_excluded_folders'),
  /** Of the list of videos; `sortings` tells the numbers. */
  videoSort: pref.int(0, 'VideosProvider'),
  videoSortReversed: pref.boolean(false, 'VideosProvider_desc'),
  playlistSortReversed: pref.boolean(false, 'PlaylistsProvider_desc'),
  browseCards: pref.boolean(true, 'browser_display_in_cards'),
  /** A mark on videos that were seen to their end. */
  showsSeen: pref.boolean(true, 'media_seen'),
  /** A tap on a video plays all of the list from there on. */
  playsAllVideos: pref.boolean(false, 'force_play_all_video'),
  history: pref.boolean(true, 'playback_history'),
  /** Of the list of tracks, as `videoSort`. */
  trackSort: pref.int(0, 'TracksProvider'),
  trackSortReversed: pref.boolean(false, 'TracksProvider_desc'),
  artistSortReversed: pref.boolean(false, 'ArtistsProvider_desc'),
  albumSortReversed: pref.boolean(false, 'AlbumsProvider_desc'),
  genreSortReversed: pref.boolean(false, 'GenresProvider_desc'),
  /** What was heard last: locations with spaces between them, the one played, its place, and where in it. */
  lastSounds: pref.string('', 'audio_list'),
  lastSound: pref.string('', 'current_song'),
  lastSoundPlace: pref.int(0, 'position_in_audio_list'),
  lastSoundMs: pref.long(0, 'position_in_song'),
  /** What was seen last, in the same way; a film goes on where it was left of itself. */
  lastFilms: pref.string('', 'media_list'),
  lastFilm: pref.string('', 'current_media'),
  lastFilmPlace: pref.int(0, 'position_in_media_list'),
  /** The audio player shows the cover in place of its queue. */
  showsCover: pref.boolean(false, 'audio_player_show_cover'),
});
