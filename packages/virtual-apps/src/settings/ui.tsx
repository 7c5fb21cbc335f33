import { defineScreens } from '@androidworld/virtual-phone/app-sdk/ui';
import { actionPages } from './action-pages.ts';
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
    ...Object.fromEntries(
      actionPages.map(({ activity, fragment }) => {
        const page = pages.find((candidate) => candidate.fragment === fragment);
        return [activity, () => (page ? <PageScreen page={page} /> : <HomeScreen />)];
      }),
    ),
  },
});
