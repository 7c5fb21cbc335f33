import { defineScreens, useActivity } from '@androidworld/app-sdk/ui';
import { classNameOf, type PageActivity, pageActivities } from './activities.ts';
import { pages } from './pages/pages.ts';
import { HomeScreen } from './screens/home-screen.tsx';
import { PageScreen, SubSettings } from './screens/page-screen.tsx';

export default defineScreens({
  theme: { accent: '#1a73e8', toolkit: 'framework' },
  activities: {
    'com.android.settings.Settings': HomeScreen,
    'com.android.settings.SubSettings': SubSettings,
    'com.android.settings.search.SearchResultTrampoline': SubSettings,
    ...Object.fromEntries(
      pageActivities.map((activity) => [classNameOf(activity), () => <PageActivityScreen activity={activity} />]),
    ),
  },
});

function PageActivityScreen({ activity }: { activity: PageActivity }) {
  const { intent } = useActivity();
  const page = pages.find(({ fragment }) => fragment === activity.fragment);
  if (page === undefined) throw new Error(`${classNameOf(activity)} shows no page: there is no ${activity.fragment}`);
  const { arg } = activity;
  if (arg === undefined) return <PageScreen page={page} />;
  const about = arg === 'package' ? intent.data?.replace(/^package:/, '') : intent.extras?.[arg.extra];
  return <PageScreen page={page} arg={typeof about === 'string' ? about : undefined} />;
}
