import { useActivity, useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { openDocument } from '../open-document.ts';
import { activities, markorPackage, pathExtra } from '../package-name.ts';

/** Passes a shortcut on: to the editor, or to the file browser when it names a folder. Shows nothing itself. */
export function OpenFromShortcutActivity() {
  const api = useApi();
  const { intent, finish } = useActivity();
  useEffect(() => {
    const path = intent.extras?.[pathExtra];
    const open = async () => {
      if (typeof path === 'string' && (await api.files.stat(path))?.kind === 'file') await openDocument(api, path);
      else {
        await api.startActivity({
          component: { packageName: markorPackage, className: activities.main },
          ...(typeof path === 'string' ? { extras: { [pathExtra]: path } } : {}),
        });
      }
      await finish();
    };
    void open();
  }, []);
  return null;
}
