/** The app that shows the pages: how it is started and asked. */
export interface Host {
  readonly packageName: string;
  /** `package/class` of its activity. */
  readonly component: string;
  /** File it is installed from. */
  readonly apk: string;
  /** Actions of the broadcasts it answers. */
  readonly actions: {
    readonly reward: string;
    readonly utterance: string;
    /** Absent where the app cannot say how its page fares. */
    readonly state?: string;
  };
}

const ours = 'org.androidworld.miniwob';
const original = 'com.google.androidenv.miniwob';

export const hosts = {
  /** The app of this project (`apps/miniwob-webview`). */
  androidworld: {
    packageName: ours,
    component: `${ours}/${ours}.MainActivity`,
    apk: 'androidworld-miniwob.apk',
    actions: {
      reward: `${ours}.GET_REWARD_ACTION`,
      utterance: `${ours}.GET_UTTERANCE_ACTION`,
      state: `${ours}.GET_STATE_ACTION`,
    },
  },
  /** The app the paper was measured with: it takes no seed and no pages, and answers only while it is in front. */
  original: {
    packageName: original,
    component: `${original}/${original}.app.MainActivity`,
    apk: 'miniwobapp.apk',
    actions: {
      reward: `${original}.app.GET_REWARD_ACTION`,
      utterance: `${original}.app.GET_UTTERANCE_ACTION`,
    },
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;
