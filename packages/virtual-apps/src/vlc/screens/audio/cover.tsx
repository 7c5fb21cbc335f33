import { css, Icon } from '@androidworld/app-sdk/ui';
import note from '@material-symbols/svg-400/rounded/music_note.svg';

css`
.audio-cover-picture { height: 100%; max-height: 320px; aspect-ratio: 1; display: grid; place-items: center; border-radius: 8px; background: var(--surface-variant); color: var(--primary); }
`;

/** Stands for the picture of an album. */
export function Cover() {
  return (
    <div class="audio-cover-picture">
      <Icon icon={note} size={96} semantics={{ importantForAccessibility: 'no' }} />
    </div>
  );
}
