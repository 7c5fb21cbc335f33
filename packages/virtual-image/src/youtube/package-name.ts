export const youtubePackage = 'com.google.android.youtube';
export const youtubeActivity = 'com.google.android.youtube.HomeActivity';
