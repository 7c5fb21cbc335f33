export const packageName = 'code.name.monkey.retromusic';

export const mainActivity = `${packageName}.activities.MainActivity`;
export const permissionActivity = `${packageName}.activities.PermissionActivity`;

export const permissions = ['android.permission.READ_MEDIA_AUDIO', 'android.permission.POST_NOTIFICATIONS'];
