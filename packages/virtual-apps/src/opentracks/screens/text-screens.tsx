import { css, LinearLayout, ScrollView, TextView } from '@androidworld/app-sdk/ui';
import { TrackerPage } from '../widgets/tracker-page.tsx';

css`
.tracker-text { padding: 16px; gap: 8px; }
.tracker-text-head { padding-top: 12px; color: var(--primary); }
`;

const help: readonly (readonly [head: string, text: string])[] = [
  ['Recording', 'Tap the red button to begin a recording. Hold the stop button to end it, then save or discard it.'],
  ['GPS', 'Go outside with a clear view of the sky: the first signal may take a while.'],
  ['Maps', 'Tracks are shown by other apps: choose "Show on map" and one that is installed.'],
  ['Markers', 'While recording, markers remember places on the way.'],
  ['Export', 'Tracks can be shared, or exported into a folder, as KMZ, KML, GPX or CSV.'],
];

const about: readonly (readonly [head: string, text: string])[] = [
  ['OpenTracks', 'Version: v4.11.3\nVersion code: 5705'],
  ['Privacy', 'Nothing leaves the device: the app has no access to the Internet.'],
  ['License', 'Apache License 2.0'],
];

function TextPage({ title, blocks }: { title: string; blocks: typeof help }) {
  return (
    <TrackerPage title={title}>
      <ScrollView weight={1}>
        <LinearLayout orientation="vertical" class="tracker-text">
          {blocks.map(([head, text]) => (
            <>
              <TextView textAppearance="title" class="tracker-text-head">
                {head}
              </TextView>
              <TextView>{text}</TextView>
            </>
          ))}
        </LinearLayout>
      </ScrollView>
    </TrackerPage>
  );
}

/** HelpActivity. */
export const HelpScreen = () => <TextPage title="Help" blocks={help} />;

/** AboutActivity. */
export const AboutScreen = () => <TextPage title="About OpenTracks" blocks={about} />;
