import { defineScreens } from '@androidworld/app-sdk/ui';
import { searchActivity } from './package-name.ts';
import { SearchScreen } from './search-screen.tsx';

export default defineScreens({
  theme: { accent: '#1a73e8', toolkit: 'framework' },
  activities: { [searchActivity]: SearchScreen },
});
