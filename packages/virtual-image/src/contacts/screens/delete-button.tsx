import { FrameLayout, Icon } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';

export interface DeleteButtonProps {
  /** What it deletes: "Mobile Phone". */
  what: string;
  /** False leaves its place empty. */
  shown: boolean;
  onClick: () => void;
}

/** At the end of a field that holds something. */
export function DeleteButton({ what, shown, onClick }: DeleteButtonProps) {
  if (!shown) return <span class="contacts-end" />;
  return (
    <FrameLayout
      id="delete_button_container"
      class="contacts-end"
      contentDescription={`Delete ${what}`}
      onClick={onClick}
    >
      <Icon id="delete_button" class="contacts-end" icon={close} contentDescription="delete" />
    </FrameLayout>
  );
}
