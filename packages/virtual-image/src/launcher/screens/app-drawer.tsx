import {
  css,
  EditText,
  EmptyState,
  Glyph,
  glyphs,
  ImageButton,
  LinearLayout,
  RecyclerView,
  useBack,
  useSwipe,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { LaunchableApp } from '../launchable-apps.ts';
import { AppIcon } from './app-icon.tsx';

css`
.drawer-apps { position: absolute; inset: 0; padding: 60px 12px 0; background: color-mix(in srgb, var(--surface) 97%, transparent); }
.drawer-search { min-height: 56px; margin: 0 16px; padding: 0 4px 0 16px; gap: 12px; border-radius: 28px; background: var(--surface-variant); flex-shrink: 0; }
.drawer-search .field { align-self: center; }
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
  const swipe = useSwipe(({ dy }) => {
    if (dy > 300) onClose();
  });
  useSystemBars({ edgeToEdge: true, icons: 'dark' });
  useBack(onClose);
  const found = apps.filter((app) => app.label.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <LinearLayout orientation="vertical" class="drawer-apps" id="apps_view" gap={12} pointer={swipe}>
      <LinearLayout class="drawer-search">
        <Glyph icon={glyphs.search} />
        <EditText
          id="input"
          variant="bare"
          weight={1}
          hint="Search apps, web and more"
          imeAction="search"
          value={query}
          onChange={setQuery}
          autoFocus={searching}
        />
        {query !== '' && (
          <ImageButton
            id="clear_btn"
            icon={glyphs.close}
            contentDescription="Clear search box"
            onClick={() => setQuery('')}
          />
        )}
      </LinearLayout>
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
