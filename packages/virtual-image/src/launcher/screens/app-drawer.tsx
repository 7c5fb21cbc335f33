import { css, FrameLayout, RecyclerView, ScrollView, useBack } from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';
import type { LaunchableApp } from '../launchable-apps.ts';
import type { HeldIcon } from '../workspace/use-icon-drag.ts';
import { AppIcon } from './app-icon.tsx';
import { DrawerSearch } from './drawer-search.tsx';
import { usePullDown } from './use-pull-down.ts';
import { WebSuggestions } from './web-suggestions.tsx';

css`
.drawer-apps { position: absolute; inset: 0; background: color-mix(in srgb, var(--surface) 97%, transparent); }
/* The finger that drags one of its icons away came down in it: it must not go. */
.drawer-hidden { display: none; }
/* The keyboard lies over it. */
.drawer-list { position: absolute; left: 0; right: 0; top: 88.76px; bottom: calc(0px - var(--keyboard-height)); padding: 36.2px 21.71px 24px; }
.drawer-list .launcher-icon { height: 107.8px; }
.drawer-found { display: grid; grid-template-columns: repeat(4, 1fr); padding-bottom: 16px; }
`;

const columns = 4;

interface AppDrawerProps {
  readonly apps: readonly LaunchableApp[];
  /** Shown first, and alone before anything is typed in a search. */
  readonly predicted: readonly LaunchableApp[];
  readonly searching: boolean;
  /** One of its icons is dragged over the home screen. */
  readonly isHidden: boolean;
  onHold(icon: HeldIcon): void;
  onClose(): void;
}

/** All apps by name below a search field; what is typed finds apps, and then pages of the web, which are not to be had. */
export function AppDrawer({ apps, predicted, searching, isHidden, onHold, onClose }: AppDrawerProps) {
  const [query, setQuery] = useState('');
  const sheet = useRef<HTMLDivElement>(null);
  usePullDown(sheet, { list: '.drawer-list', onClose });
  useBack(onClose);
  const wanted = query.trim().toLowerCase();
  const found = apps.filter((app) => app.label.toLowerCase().includes(wanted));
  const shown = wanted === '' && searching ? predicted.slice(0, columns) : found;
  const icon = (app: LaunchableApp) => <AppIcon key={app.packageName} app={app} isCopied onHold={onHold} />;
  return (
    <FrameLayout class={isHidden ? 'drawer-apps drawer-hidden' : 'drawer-apps'} id="apps_view" elementRef={sheet}>
      {searching || wanted !== '' ? (
        <ScrollView
          id="search_results_list_view"
          className="androidx.recyclerview.widget.RecyclerView"
          class="drawer-list"
          focusable
        >
          <div class="drawer-found">{shown.map(icon)}</div>
          <WebSuggestions query={query} />
        </ScrollView>
      ) : (
        <RecyclerView
          id="apps_list_view"
          class="drawer-list"
          items={shown}
          columns={columns}
          itemKey={(app) => app.packageName}
          renderItem={icon}
        />
      )}
      <DrawerSearch query={query} autoFocus={searching} onQuery={setQuery} onClose={onClose} />
    </FrameLayout>
  );
}
