import { useActivity, useApi } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { activities, allFilesPermission, markorPackage } from '../package-name.ts';

/**
 * Makes way for the activity that asks for access to all files, as long as there is none.
 *
 * @param isAsking false to wait, e.g. while the introduction is shown
 * @returns whether there is access
 */
export function useStorageAccess(isAsking = true): boolean {
  const api = useApi();
  const { visible, finish } = useActivity();
  const [isGranted, setGranted] = useState(false);
  useEffect(() => {
    if (!visible || !isAsking) return;
    void api.permissions.check(allFilesPermission).then(async (granted) => {
      setGranted(granted);
      if (granted) return;
      await api.startActivity({
        component: { packageName: markorPackage, className: activities.storagePermission },
      });
      await finish();
    });
  }, [visible, isAsking]);
  return isGranted;
}
