import {
  css,
  EmptyState,
  LinearLayout,
  RecyclerView,
  SearchBar,
  useBack,
  useDrag,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';
import type { LaunchableApp } from '../launchable-apps.ts';
import { AppIcon } from './app-icon.tsx';

css`
.drawer-apps { position: absolute; inset: 0; padding: 60px 12px 0; background: color-mix(in srgb, var(--surface) 97%, transparent); }
`;

/** All apps by name, with a search field above. */
export function AppDrawer({
  apps,
  searching,
  onClose,
}: {
  apps: readonly LaunchableApp[];
  searching: boolean;
  onClose(): void;
}) {
  const [query, setQuery] = useState('');
  const startY = useRef(0);
  const swipe = useDrag({
    start: (event) => {
      startY.current = event.clientY;
    },
    move: () => {},
    end: (event) => {
      if (event.clientY - startY.current > 300) onClose();
    },
  });
  useSystemBars({ edgeToEdge: true, icons: 'dark' });
  useBack(onClose);
  const found = apps.filter((app) => app.label.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <LinearLayout orientation="vertical" class="drawer-apps" id="apps_view" gap={12} pointer={swipe}>
      <SearchBar
        id="search_container_all_apps"
        hint="Search apps"
        value={query}
        onChange={setQuery}
        autoFocus={searching}
      />
      {found.length === 0 ? (
        <EmptyState title={`No apps found matching "${query}"`} />
      ) : (
        <RecyclerView
          id="apps_list_view"
          items={found}
          columns={4}
          gap={8}
          padding={[4, 0, 32, 0]}
          itemKey={(app) => app.packageName}
          renderItem={(app) => <AppIcon app={app} />}
        />
      )}
    </LinearLayout>
  );
}
