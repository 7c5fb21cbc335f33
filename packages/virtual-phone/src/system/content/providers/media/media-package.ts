/** MediaStore's package on images with Google's modules. */
export const mediaPackage = 'com.google.android.providers.media.module';
