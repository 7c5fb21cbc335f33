import type { RecentTask } from '@androidworld/app-sdk/system';
import { View } from '@androidworld/app-sdk/ui';
import { appsOf, type LaunchableApp, predictedApps } from '../launchable-apps.ts';
import { at } from '../place.ts';
import type { HeldIcon } from '../workspace/use-icon-drag.ts';
import { AppIcon } from './app-icon.tsx';
import { HotseatSearch } from './hotseat-search.tsx';

/** As the image has them; the fourth place of the hotseat is for a guess. */
const hotseatPackages = ['com.google.android.dialer', 'com.google.android.apps.messaging', 'com.android.chrome'];

/** Left edges in pixels. */
const seats = [76, 328, 580, 832] as const;
const seatWidth = 172.6;

interface HotseatProps {
  readonly apps: readonly LaunchableApp[];
  readonly recents: readonly RecentTask[];
  onHold(icon: HeldIcon): void;
  onSearch(): void;
}

/** The row of apps that all pages share, and the search box below it. */
export function Hotseat({ apps, recents, onHold, onSearch }: HotseatProps) {
  // Recorded: also one that is on a page above.
  const [guess] = predictedApps(apps, recents, { without: hotseatPackages });
  const fixed = hotseatPackages.flatMap((name, index) =>
    appsOf(apps, [name]).map((app) => ({ app, left: seats[index] ?? 0, contentDescription: undefined })),
  );
  const guessed =
    guess === undefined ? [] : [{ app: guess, left: seats[3], contentDescription: `Predicted app: ${guess.label}` }];
  return (
    <View id="hotseat" className="android.view.ViewGroup" style={at([0, 1873, 1080, 2400])}>
      <View className="android.view.ViewGroup" style={at([76, 0, 1004, 195])}>
        {[...fixed, ...guessed].map(({ app, left, contentDescription }) => (
          <AppIcon
            key={app.packageName}
            app={app}
            labelled={false}
            isCopied
            style={at([left - 76, 0, left - 76 + seatWidth, 195])}
            contentDescription={contentDescription}
            onHold={onHold}
          />
        ))}
      </View>
      <HotseatSearch onSearch={onSearch} />
    </View>
  );
}
