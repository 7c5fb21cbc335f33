export const packageName = 'code.name.monkey.retromusic';

export const mainActivity = `${packageName}.activities.MainActivity`;
export const permissionActivity = `${packageName}.activities.PermissionActivity`;

export const permissions = ['android.permission.READ_MEDIA_AUDIO', 'android.permission.POST_NOTIFICATIONS'];

/** Gets the buttons of the notification. */
export const mediaReceiver = `${packageName}.service.MediaButtonIntentReceiver`;

/** What the process tells its screens of them, with the action. */
export const mediaButton = 'mediaButton';
