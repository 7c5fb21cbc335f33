import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { MainActivity } from './screens/main-activity.tsx';
import { DrawerActivity } from './screens/settings/drawer-activity.tsx';
import { EditRowsActivity } from './screens/settings/edit-rows-activity.tsx';
import { FilterSettingsActivity } from './screens/settings/filter-settings-activity.tsx';
import { HelpActivity } from './screens/settings/help-activity.tsx';
import { ListSettingsActivity } from './screens/settings/list-settings-activity.tsx';
import { NotificationsActivity, PreferencesActivity } from './screens/settings/preferences-activity.tsx';
import { TagSettingsActivity } from './screens/settings/tag-settings-activity.tsx';
import { ShareActivity } from './screens/share-activity.tsx';
import { theme } from './screens/style.ts';

export default defineScreens({
  theme,
  activities: {
    [activities.main]: MainActivity,
    [activities.share]: ShareActivity,
    [activities.listSettings]: ListSettingsActivity,
    [activities.tagSettings]: TagSettingsActivity,
    [activities.filterSettings]: FilterSettingsActivity,
    [activities.drawer]: DrawerActivity,
    [activities.beastMode]: EditRowsActivity,
    [activities.preferences]: PreferencesActivity,
    [activities.notifications]: NotificationsActivity,
    [activities.help]: HelpActivity,
  },
});
