import { defineScreens, useActivity } from '@androidworld/virtual-phone/app-sdk/ui';
import { actionPages } from './action-pages.ts';
import { appInfoPage } from './pages/apps.tsx';
import { pages } from './pages/pages.ts';
import { HomeScreen } from './screens/home-screen.tsx';
import { PageScreen, SubSettings } from './screens/page-screen.tsx';
import { SearchScreen } from './screens/search-screen.tsx';

export default defineScreens({
  theme: { accent: '#1a73e8' },
  activities: {
    'com.android.settings.Settings': HomeScreen,
    'com.android.settings.SubSettings': () => <SubSettings pages={pages} />,
    'com.android.settings.search.SearchActivity': SearchScreen,
    'com.android.settings.applications.InstalledAppDetails': AppDetails,
    ...Object.fromEntries(
      actionPages.map(({ activity, fragment }) => {
        const page = pages.find((candidate) => candidate.fragment === fragment);
        return [activity, () => (page ? <PageScreen page={page} /> : <HomeScreen />)];
      }),
    ),
  },
});

/** The intent's data names the package: `package:com.android.camera2`. */
function AppDetails() {
  const { intent } = useActivity();
  return <PageScreen page={appInfoPage} arg={intent.data?.replace(/^package:/, '')} />;
}
