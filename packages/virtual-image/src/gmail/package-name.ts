export const gmailPackage = 'com.google.android.gm';
export const gmailActivity = 'com.google.android.gm.ConversationListActivityGmail';
