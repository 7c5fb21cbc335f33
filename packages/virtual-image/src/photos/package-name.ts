export const photosPackage = 'com.google.android.apps.photos';
export const photosActivity = 'com.google.android.apps.photos.home.HomeActivity';
