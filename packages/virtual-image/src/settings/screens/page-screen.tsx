import { FrameLayout, TextView, useActivity } from '@androidworld/app-sdk/ui';
import { argExtra, fragmentExtra, titleExtra } from '../open-page.ts';
import { live, type SettingsPage } from '../page.ts';
import { pages } from '../pages/pages.ts';
import { usePageScope } from '../use-page-scope.ts';
import { CollapsingPage } from './collapsing-page.tsx';
import { Rows } from './rows.tsx';

interface PageScreenProps {
  page: SettingsPage;
  arg?: string | undefined;
  title?: string | undefined;
  /** Of the ids of the page's frame. Default: the app's own. */
  resourcePackage?: string | undefined;
}

/** A page under its big title. */
export function PageScreen({ page, arg, title, resourcePackage }: PageScreenProps) {
  const scope = usePageScope(arg);
  return (
    <CollapsingPage
      title={title ?? page.titleOf?.(scope) ?? page.title}
      resourcePackage={resourcePackage}
      listId={page.listId}
      menu={page.menu?.(scope)}
    >
      <Rows rows={live(page.rows, scope)} scope={scope} />
    </CollapsingPage>
  );
}

/** The activity that shows whichever page its intent names. */
export function SubSettings() {
  const { intent } = useActivity();
  const fragment = textOf(intent.extras?.[fragmentExtra]);
  const page = pages.find((candidate) => candidate.fragment === fragment);
  if (page === undefined) {
    return (
      <FrameLayout style={{ padding: 24 }}>
        <TextView>{`There is no screen called "${fragment}" in Settings.`}</TextView>
      </FrameLayout>
    );
  }
  return <PageScreen page={page} arg={textOf(intent.extras?.[argExtra])} title={textOf(intent.extras?.[titleExtra])} />;
}

function textOf(extra: unknown): string | undefined {
  return typeof extra === 'string' ? extra : undefined;
}
