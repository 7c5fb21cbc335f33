import { AlertDialog, useActivity, useApi, useLifecycle } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { allFilesPermission, mediaPermissions, packageName } from '../package-name.ts';

/** Asks for pictures, then for all files; @returns whether pictures can be read, and the dialog that asks. */
export function useStorage() {
  const api = useApi();
  const { finish } = useActivity();
  const [isGranted, setGranted] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    void (async () => {
      const granted = await api.permissions.request(mediaPermissions);
      if (!granted[0]) {
        await api.toast('Storage permission is required');
        return await finish();
      }
      setGranted(true);
      return setAsking(!(await api.permissions.check(allFilesPermission)));
    })();
  }, []);
  useLifecycle({
    onResume() {
      void api.permissions.check(allFilesPermission).then((granted) => {
        if (granted) setAsking(false);
      });
    },
  });
  const open = (action: string) => {
    setAsking(false);
    void api.startActivity({ action, data: `package:${packageName}` }).catch(() => api.toast('No app found'));
  };
  const dialog = isAsking && (
    <AlertDialog
      message={
        'Please grant our app access to all your files, it might not work well without it.\n\nIf you do not want to do it, you can also go into your device Settings - Apps - Special app access - Media management apps and allow this app to manage media.'
      }
      onDismiss={() => setAsking(false)}
      positive={{
        label: 'All files',
        onClick: () => open('android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION'),
      }}
      neutral={{ label: 'Media only', onClick: () => open('android.settings.REQUEST_MANAGE_MEDIA') }}
    />
  );
  return { isGranted, dialog };
}
