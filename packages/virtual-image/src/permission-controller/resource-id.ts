/** Ids of the controller have the package it was built as, not the one Google's image gives it. */
export const resourcePackage = 'com.android.permissioncontroller';

export const resourceId = (name: string) => `${resourcePackage}:id/${name}`;
