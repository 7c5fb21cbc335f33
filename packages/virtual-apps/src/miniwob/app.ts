import { defineApp } from '@androidworld/app-sdk';
import { assetsFolder, symbol, uiModule } from '../own-files.ts';
import { answerBroadcast, broadcastActions } from './answer-broadcast.ts';
import type { EpisodeState } from './episode-state.ts';

const packageName = 'org.androidworld.miniwob';
const receiver = `${packageName}.EpisodeReceiver`;

/** Miniwob: shows the pages of MiniWoB++, started by intents, asked by broadcasts. */
export const miniwob = defineApp({
  manifest: {
    packageName,
    label: 'Miniwob',
    versionName: '1.0',
    versionCode: 1,
    minSdk: 21,
    targetSdk: 33,
    icon: { path: symbol('extension'), foreground: '#ffffff', background: '#3949ab' },
    activities: [
      {
        name: `${packageName}.MainActivity`,
        exported: true,
        launchMode: 'singleTop',
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
    receivers: [{ name: receiver, exported: true, dynamic: true, filters: [{ actions: broadcastActions }] }],
    permissions: ['android.permission.INTERNET', 'android.permission.MANAGE_EXTERNAL_STORAGE'],
  },
  ui: uiModule('miniwob'),
  assets: assetsFolder('miniwob'),
  async start() {
    // Kept here, not in the activity: it answers whether or not that is in front.
    let state: EpisodeState | null = null;
    return {
      receivers: { [receiver]: async ({ action }) => (state === null ? undefined : answerBroadcast(state, action)) },
      functions: {
        /** Null when the activity is gone. */
        async report(reported: EpisodeState | null) {
          state = reported;
        },
      },
    };
  },
});
