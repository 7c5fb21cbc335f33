import { Button, css, Icon, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import file from '@material-symbols/svg-400/rounded/draft.svg';

css`
.chooser-text { flex: none; padding: 0 24px 8px; }
.chooser-text-content { font-size: 1rem; max-height: 4lh; overflow: hidden; white-space: pre-wrap; padding: 12px 0; }
.chooser-file { flex: none; height: 138px; align-items: stretch; }
.chooser-file-layout { height: 36.2px; padding: 0 24px; gap: 16px; }
.chooser-actions { flex: none; justify-content: center; margin-top: 17.9px; height: 48px; align-items: center; }
`;

/** What is shared, above those who may take it. */
export function ChooserPreview({
  text,
  fileName,
  onCopied,
}: {
  text: string | undefined;
  fileName: string | undefined;
  onCopied: () => void;
}) {
  const api = useApi();
  if (fileName !== undefined) {
    return (
      <LinearLayout orientation="vertical" id="android:id/content_preview_file_area" class="chooser-file">
        <LinearLayout id="android:id/content_preview_file_layout" class="chooser-file-layout" align="center">
          <Icon id="android:id/content_preview_file_icon" icon={file} size={36.2} />
          <TextView id="android:id/content_preview_filename" weight={1} lines={1} textAppearance="body-large">
            {fileName}
          </TextView>
        </LinearLayout>
        <LinearLayout id="android:id/chooser_action_row" class="chooser-actions" />
      </LinearLayout>
    );
  }
  if (text === undefined) return null;
  const copy = () => {
    void api.clipboard.set(text);
    onCopied();
  };
  return (
    <LinearLayout orientation="vertical" id="android:id/content_preview_text_area" class="chooser-text">
      <LinearLayout id="android:id/content_preview_text_layout">
        <TextView id="android:id/content_preview_text" class="chooser-text-content" weight={1}>
          {text}
        </TextView>
      </LinearLayout>
      <LinearLayout id="android:id/chooser_action_row" class="chooser-actions">
        <Button variant="outlined" id="android:id/chooser_copy_button" onClick={copy}>
          Copy
        </Button>
      </LinearLayout>
    </LinearLayout>
  );
}
