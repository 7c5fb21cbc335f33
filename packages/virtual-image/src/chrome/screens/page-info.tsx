import { AlertDialog, TextView } from '@androidworld/app-sdk/ui';
import { hostOf, isWebPage, newTabUrl } from '../address.ts';

/** What is known of the page shown. */
export function PageInfo({ url, onClose }: { url: string; onClose: () => void }) {
  const isSafe = url.startsWith('https:') || url.startsWith('chrome:') || url.startsWith('about:');
  return (
    <AlertDialog onDismiss={onClose} positive={{ label: 'Close', onClick: onClose }}>
      <TextView id="page_info_url">{url === newTabUrl ? 'Chrome' : url}</TextView>
      <TextView id="page_info_row_title">{isSafe ? 'Connection is secure' : 'Connection is not secure'}</TextView>
      {isWebPage(url) && <TextView color="muted">{hostOf(url)}</TextView>}
    </AlertDialog>
  );
}
