import { FrameLayout, LinearLayout, ScrollView, TextView, Toolbar, useActivity } from '@androidworld/app-sdk/ui';
import { argExtra, fragmentExtra } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';

/** A page under its big title. */
export function PageScreen({ page, arg }: { page: SettingsPage; arg?: string | undefined }) {
  const { finish } = useActivity();
  return (
    <LinearLayout orientation="vertical" weight={1} id="content_parent" className="android.view.ViewGroup">
      <ScrollView id="recycler_view" className="androidx.recyclerview.widget.RecyclerView" weight={1}>
        <Toolbar variant="large" title={page.title} id="action_bar" onUp={() => void finish()} />
        <LinearLayout orientation="vertical" padding={[0, 0, 24, 0]}>
          <page.Content arg={arg} />
        </LinearLayout>
      </ScrollView>
    </LinearLayout>
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
      <FrameLayout style={{ padding: 24 }}>
        <TextView>{`There is no screen called "${String(fragment)}" in Settings.`}</TextView>
      </FrameLayout>
    );
  }
  return <PageScreen page={page} arg={typeof arg === 'string' ? arg : undefined} />;
}
