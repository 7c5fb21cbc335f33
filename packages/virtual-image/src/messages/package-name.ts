export const packageName = 'com.google.android.apps.messaging';

/** Full name of one of the app's own classes. */
export function className(name: string): string {
  return `${packageName}.${name}`;
}

export const activities = {
  list: className('ui.ConversationListActivity'),
  archived: className('ui.conversationlist.ArchivedConversationListActivity'),
  conversation: className('conversation.screen.ConversationActivity'),
  launch: className('ui.conversation.LaunchConversationActivity'),
  share: className('ui.conversationlist.ShareIntentActivity'),
  details: className('ui.conversationsettings.PeopleAndOptionsActivity'),
  startChat: className('startchat.StartChatActivity'),
  search: className('ui.search.ZeroStateSearchActivity'),
  settings: className('ui.appsettings.ApplicationSettingsActivity'),
} as const;
