import { definePreferences, type PreferenceValues, pref } from '@androidworld/app-sdk';
import { packageName } from './package-name.ts';

const viewMode = (root: string) =>
  pref.int(2, `rootViewMode-${root}`).as<'list' | 'grid'>(
    (mode) => (mode === 1 ? 'list' : 'grid'),
    (mode) => (mode === 'list' ? 1 : 2),
  );

/** What the app remembers of how a person likes to see files: by root, and whether hidden ones are shown. */
export const viewSettings = definePreferences(`${packageName}_preferences`, {
  recent: viewMode('recent'),
  images: viewMode('images'),
  videos: viewMode('videos'),
  audio: viewMode('audio'),
  documents: viewMode('documents'),
  downloads: viewMode('downloads'),
  device: viewMode('device'),
  showHidden: pref.boolean(false, 'showHiddenFiles'),
});

export type ViewMode = PreferenceValues<typeof viewSettings>['recent'];
