import { TextInputDialog, useApi } from '@androidworld/app-sdk/ui';
import { hostOf } from '../address.ts';
import { aliases, chromePackage } from '../package-name.ts';

interface AddToHomeDialogProps {
  url: string;
  title: string;
  onClose: () => void;
}

/** Asks under which name a page goes to the home screen; the launcher then asks whether it may. */
export function AddToHomeDialog({ url, title, onClose }: AddToHomeDialogProps) {
  const api = useApi();
  const pin = (name: string) => {
    const component = { packageName: chromePackage, className: aliases.dispatcher };
    const intent = { action: 'android.intent.action.VIEW', data: url, component };
    void api.shortcuts.requestPinShortcut({ id: url, shortLabel: name, intent });
  };
  return (
    <TextInputDialog
      id="text"
      title="Add to Home screen"
      message={hostOf(url)}
      initial={title || hostOf(url)}
      isComplete={(name) => name.trim() !== ''}
      confirm="Add"
      onDone={pin}
      onClose={onClose}
    />
  );
}
