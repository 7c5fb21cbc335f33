import { FrameLayout, TextView, useActivity } from '@androidworld/app-sdk/ui';
import { argExtra, fragmentExtra, titleExtra } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { CollapsingPage } from './collapsing-page.tsx';

interface PageScreenProps {
  page: SettingsPage;
  arg?: string | undefined;
  title?: string | undefined;
}

/** A page under its big title. */
export function PageScreen({ page, arg, title = page.title }: PageScreenProps) {
  return (
    <CollapsingPage title={title}>
      <page.Content arg={arg} />
    </CollapsingPage>
  );
}

/** The activity that shows whichever page its intent names. */
export function SubSettings({ pages }: { pages: readonly SettingsPage[] }) {
  const { intent } = useActivity();
  const fragment = intent.extras?.[fragmentExtra];
  const arg = intent.extras?.[argExtra];
  const title = intent.extras?.[titleExtra];
  const page = pages.find((candidate) => candidate.fragment === fragment);
  if (page === undefined) {
    return (
      <FrameLayout style={{ padding: 24 }}>
        <TextView>{`There is no screen called "${String(fragment)}" in Settings.`}</TextView>
      </FrameLayout>
    );
  }
  return <PageScreen page={page} arg={textOf(arg)} title={textOf(title)} />;
}

function textOf(extra: unknown): string | undefined {
  return typeof extra === 'string' ? extra : undefined;
}
