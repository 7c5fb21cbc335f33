export const htmlViewerPackage = 'com.android.htmlviewer';
export const htmlViewerActivity = `${htmlViewerPackage}.HTMLViewerActivity`;
