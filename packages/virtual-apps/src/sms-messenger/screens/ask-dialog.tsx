import { ConfirmDialog } from '@androidworld/app-sdk/ui';

/** A question that is answered by Yes or No. */
export function AskDialog(props: { message: string; onYes: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog message={props.message} confirm="Yes" cancel="No" onConfirm={props.onYes} onClose={props.onClose} />
  );
}
