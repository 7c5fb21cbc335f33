import { AlertDialog, useActivity, useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { activities, allFilesPermission, markorPackage, versionCode } from '../package-name.ts';
import { markorSettings } from '../store/settings.ts';

/** Asks for access to all files until it is given, or leaves. */
export function StoragePermissionActivity() {
  const api = useApi();
  const { finish } = useActivity();
  // The main screen made way on its first start, and has counted it.
  useEffect(() => void markorSettings.put(api, { firstStartVersion: versionCode }), []);
  const ask = async () => {
    await api.startActivityForResult({
      action: 'android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION',
      data: `package:${markorPackage}`,
    });
    if (!(await api.permissions.check(allFilesPermission))) return api.toast('Permission not granted');
    await api.startActivity({ component: { packageName: markorPackage, className: activities.main } });
    await finish();
  };
  return (
    <AlertDialog
      message="Storage permission required to read and write files"
      negative={{ label: 'Exit', onClick: () => void finish() }}
      positive={{ label: 'OK', onClick: () => void ask() }}
    />
  );
}
