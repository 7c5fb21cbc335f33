/** Ids of the controller have the package it was built as, not the one Google's image gives it. */
export const resourceId = (name: string) => `com.android.permissioncontroller:id/${name}`;
