import { Button, css, TextView, useApi } from '@androidworld/app-sdk/ui';
import { openScreen } from '../open-screens.ts';

css`
.no-media { margin: auto; padding: 32px; display: flex; flex-direction: column; align-items: center; gap: 16px; text-align: center; color: var(--on-surface-variant); }
`;

/** In place of a list with nothing in it; leads to what is searched for media. */
export function NoMedia() {
  const api = useApi();
  return (
    <div class="no-media">
      <TextView id="emptyTextView" align="center">
        No media files found, please transfer some files to your device or adjust your preferences.
      </TextView>
      <Button id="noMediaButton" onClick={() => void openScreen(api, 'preferences')}>
        Go to Medialibrary preferences
      </Button>
    </div>
  );
}
