import { AppBar, Column, Frame, ScrollView, Text, useActivity } from '@androidworld/app-sdk/ui';
import { argExtra, fragmentExtra } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';

/** A page under its big title. */
export function PageScreen({ page, arg }: { page: SettingsPage; arg?: string | undefined }) {
  const { finish } = useActivity();
  return (
    <Column weight={1} id="content_parent" is="android.view.ViewGroup">
      <ScrollView id="recycler_view" is="androidx.recyclerview.widget.RecyclerView" weight={1}>
        <AppBar look="large" title={page.title} id="action_bar" onUp={() => void finish()} />
        <Column padding={[0, 0, 24, 0]}>
          <page.Content arg={arg} />
        </Column>
      </ScrollView>
    </Column>
  );
}

/** The activity that shows whichever page its intent names. */
export function SubSettings({ pages }: { pages: readonly SettingsPage[] }) {
  const { intent } = useActivity();
  const fragment = intent.extras?.[fragmentExtra];
  const arg = intent.extras?.[argExtra];
  const page = pages.find((candidate) => candidate.fragment === fragment);
  if (page === undefined) {
    return (
      <Frame style={{ padding: 24 }}>
        <Text>{`There is no screen called "${String(fragment)}" in Settings.`}</Text>
      </Frame>
    );
  }
  return <PageScreen page={page} arg={typeof arg === 'string' ? arg : undefined} />;
}
