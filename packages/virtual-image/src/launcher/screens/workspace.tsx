import { css, View } from '@androidworld/app-sdk/ui';
import { iconsOf, type LaunchableApp } from '../launchable-apps.ts';
import { at } from '../place.ts';
import type { HeldIcon } from '../workspace/use-icon-drag.ts';
import { placeOf, type WorkspaceItem } from '../workspace/workspace-items.ts';
import { AppIcon } from './app-icon.tsx';
import { Glance } from './glance.tsx';

css`
.workspace-dots { display: flex; align-items: center; justify-content: center; gap: 6px; }
.workspace-dots > i { width: 6px; height: 6px; border-radius: 3px; background: rgb(255 255 255 / 0.45); }
.workspace-dots > .workspace-dot-here { background: #fff; }
`;

interface WorkspaceProps {
  readonly apps: readonly LaunchableApp[];
  readonly items: readonly WorkspaceItem[];
  /** The page that shows. */
  readonly page: number;
  readonly dragged: HeldIcon | undefined;
  onHold(icon: HeldIcon): void;
}

/** A page of the home screen; the date is on the first. */
export function Workspace({ apps, items, page, dragged, onHold }: WorkspaceProps) {
  const icons = iconsOf(apps);
  const isAway = ({ key }: WorkspaceItem) => dragged !== undefined && !dragged.isCopied && dragged.app.key === key;
  // The finger that drags an icon came down on it: the icon stays in the page, unseen.
  const isHidden = (item: WorkspaceItem) => item.page !== page || isAway(item);
  return (
    <View
      id="workspace"
      className="android.widget.ScrollView"
      style={at([0, 0, 1080, 2400])}
      semantics={{ scrollable: 'always' }}
    >
      <View className="android.view.ViewGroup" style={at([29, 195, 1051, 1779])}>
        <View className="android.view.ViewGroup" style={at([28, 28, 994, 1556])}>
          {page === 0 && <Glance style={at([0, 0, 966, 272])} />}
          {items.flatMap((item) =>
            icons
              .filter(({ key }) => key === item.key)
              .map((app) => {
                const [left, top, right, bottom] = placeOf(item);
                const place = at([left - 57, top - 223, right - 57, bottom - 223]);
                const style = isHidden(item) ? { ...place, display: 'none' } : place;
                return <AppIcon key={app.key} app={app} style={style} onHold={onHold} />;
              }),
          )}
        </View>
      </View>
    </View>
  );
}

/** Which of the pages shows; nothing to see while there is one. */
export function PageIndicator({ count, page }: { count: number; page: number }) {
  const pages = Array.from({ length: count }, (_, index) => index);
  return (
    <View
      id="page_indicator"
      className="android.view.View"
      class="workspace-dots"
      style={at([0, 1810, 1080, 1873])}
      {...(count > 1 && { contentDescription: `Home screen ${page + 1} of ${count}` })}
    >
      {count > 1 && pages.map((index) => <i key={index} class={index === page ? 'workspace-dot-here' : ''} />)}
    </View>
  );
}
