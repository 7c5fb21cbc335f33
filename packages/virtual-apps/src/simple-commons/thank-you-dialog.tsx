import { AlertDialog, useApi } from '@androidworld/app-sdk/ui';

/** Colours are handed from app to app by an app that is bought, which nobody has here. */
export function ThankYouDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const purchase = () => {
    onClose();
    void api
      .startActivity({ action: 'android.intent.action.VIEW', data: 'https://simplemobiletools.com/thank_you' })
      .catch(() => api.toast('No app found for this action'));
  };
  return (
    <AlertDialog
      message="Colors are shared among the Simple Apps by Simple Thank You, which supports their development."
      onDismiss={onClose}
      positive={{ label: 'Purchase', onClick: purchase }}
      negative={{ label: 'Later', onClick: onClose }}
    />
  );
}
