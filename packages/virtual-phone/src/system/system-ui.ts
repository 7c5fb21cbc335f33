/** Status bar, shade and keyboard are drawn by this app; it runs as long as the phone does. */
export const systemUi = 'com.android.systemui';
