import { Button, CardView, css, glyphs, ImageButton, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import { Sheet } from './sheet.tsx';

css`
.delete-card.card { padding: 16px; background: var(--background); }
.delete-confirm.button { background: var(--negative); color: #ffffff; width: 100%; }
`;

interface DeleteSheetProps {
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Any way to close it but CONFIRM cancels. */
export function DeleteSheet({ count, onConfirm, onClose }: DeleteSheetProps) {
  return (
    <Sheet onDismiss={onClose}>
      <LinearLayout justify="between">
        <TextView id="tv_delete_item" textAppearance="title">
          Delete Items
        </TextView>
        <ImageButton id="imv_drop_close" className="android.widget.ImageView" icon={glyphs.close} onClick={onClose} />
      </LinearLayout>
      <CardView class="delete-card">
        <LinearLayout>
          <TextView id="tv_items" textAppearance="body-large" bold>
            {count === 1 ? 'item ' : `${count} items `}
          </TextView>
          <TextView id="tv_delete_description" textAppearance="body-large">
            will be deleted!
          </TextView>
        </LinearLayout>
      </CardView>
      <Button
        id="btn_confirm"
        class="delete-confirm"
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        Confirm
      </Button>
    </Sheet>
  );
}
