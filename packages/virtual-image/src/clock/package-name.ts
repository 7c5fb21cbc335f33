export const clockPackage = 'com.google.android.deskclock';

/** Class names are those of AOSP's DeskClock, which Google's Clock kept. */
export const clockClass = (name: string): string => `com.android.deskclock.${name}`;
