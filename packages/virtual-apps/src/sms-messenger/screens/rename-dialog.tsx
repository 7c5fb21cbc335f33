import { TextInputDialog, useApi } from '@androidworld/app-sdk/ui';
import { renameConversation } from '../store/conversations.ts';

/** Asks for the name of a conversation, which is seen on this phone only. */
export function RenameDialog({
  threadId,
  title,
  onRenamed,
  onClose,
}: {
  readonly threadId: number;
  readonly title: string;
  readonly onRenamed?: () => void;
  readonly onClose: () => void;
}) {
  const api = useApi();
  return (
    <TextInputDialog
      title="Rename conversation"
      id="rename_conv_edit_text"
      hint="Title"
      initial={title}
      select="all"
      isComplete={(name) => name.trim() !== ''}
      onDone={(name) => void renameConversation(api, threadId, name.trim()).then(onRenamed)}
      onClose={onClose}
    />
  );
}
