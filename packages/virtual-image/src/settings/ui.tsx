import { defineScreens, useActivity } from '@androidworld/app-sdk/ui';
import { actionPages } from './action-pages.ts';
import type { SettingsPage } from './page.ts';
import { allFilesAccessPage } from './pages/all-files-access.tsx';
import { appInfoPage } from './pages/apps.tsx';
import { pages } from './pages/pages.ts';
import { HomeScreen } from './screens/home-screen.tsx';
import { PageScreen, SubSettings } from './screens/page-screen.tsx';
import { SearchScreen } from './screens/search-screen.tsx';

export default defineScreens({
  theme: { accent: '#1a73e8', toolkit: 'framework' },
  activities: {
    'com.android.settings.Settings': HomeScreen,
    'com.android.settings.SubSettings': () => <SubSettings pages={pages} />,
    'com.android.settings.search.SearchActivity': SearchScreen,
    'com.android.settings.applications.InstalledAppDetails': () => <AppPage page={appInfoPage} />,
    'com.android.settings.Settings$AppManageExternalStorageActivity': () => <AppPage page={allFilesAccessPage} />,
    ...Object.fromEntries(
      actionPages.map(({ activity, fragment }) => {
        const page = pages.find((candidate) => candidate.fragment === fragment);
        return [activity, () => (page ? <PageScreen page={page} /> : <HomeScreen />)];
      }),
    ),
  },
});

/** The intent's data names the package: `package:com.android.camera2`. */
function AppPage({ page }: { page: SettingsPage }) {
  const { intent } = useActivity();
  return <PageScreen page={page} arg={intent.data?.replace(/^package:/, '')} />;
}
