/** Contacts and the call log share a package: clearing its data empties both. */
export const contactsPackage = 'com.android.providers.contacts';
