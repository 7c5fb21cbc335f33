import { defineScreens } from '@androidworld/app-sdk/ui';
import { ContactEditor } from './screens/contact-editor.tsx';
import { ContactSelection } from './screens/contact-selection.tsx';
import { ContactsSettings } from './screens/contacts-settings.tsx';
import { MergeAndFix } from './screens/merge-and-fix.tsx';
import { PeopleScreen } from './screens/people-screen.tsx';
import { QuickContact } from './screens/quick-contact.tsx';
import { withContacts } from './screens/with-contacts.tsx';

export default defineScreens({
  theme: { accent: '#0b57d0', actionBar: { overflowWidth: 48, titleSpacing: 0.4 } },
  activities: {
    'com.android.contacts.activities.PeopleActivity': withContacts(PeopleScreen),
    'com.google.android.apps.contacts.editor.ContactEditorActivity': withContacts(ContactEditor),
    'com.google.android.apps.contacts.quickcontact.QuickContactActivity': withContacts(QuickContact),
    'com.android.contacts.activities.ContactSelectionActivity': withContacts(ContactSelection),
    'com.google.android.apps.contacts.duplicates.MergeAndFixActivity': withContacts(MergeAndFix),
    'com.google.android.apps.contacts.preference.ContactsPreferenceActivity': ContactsSettings,
  },
});
