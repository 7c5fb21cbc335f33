import { css, Glyph, type KeyboardProps, LinearLayout, useStore, View } from '@androidworld/app-sdk/ui';
import tiles from '@material-symbols/svg-400/rounded/apps.svg';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import clipboard from '@material-symbols/svg-400/rounded/content_paste.svg';
import gif from '@material-symbols/svg-400/rounded/gif.svg';
import microphone from '@material-symbols/svg-400/rounded/mic.svg';
import theme from '@material-symbols/svg-400/rounded/palette.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import sticker from '@material-symbols/svg-400/rounded/sticky_note_2.svg';
import { KeyView, keyId } from './key-view.tsx';
import { hasNumberRow } from './layouts.ts';
import type { KeyboardLook, PanelName } from './panels.tsx';
import { suggestionsFor, wordBefore } from './suggestions.ts';

css`
.keyboard-header { height: 44.2px; align-items: stretch; flex-shrink: 0; }
.header-key { align-self: stretch; display: grid; place-items: center; flex: 1; min-width: 0; }
.header-edge { flex: none; width: 42px; }
.header-middle { align-self: stretch; flex: 1; min-width: 0; margin: 0 2px; align-items: stretch; }
.suggestion { font-size: 1rem; overflow: hidden; white-space: nowrap; }
.suggestion + .suggestion { box-shadow: -1px 0 0 -0.5px var(--key-special); }
`;

interface HeaderProps {
  readonly keyboard: KeyboardProps;
  readonly look: KeyboardLook;
  readonly panel: PanelName | null;
  open(panel: PanelName | null): void;
}

/** The strip over the keys: digits for a password, else suggestions while a word is typed, else what Gboard offers. */
export function Header({ keyboard, look, panel, open }: HeaderProps) {
  if (hasNumberRow(keyboard.field.inputType)) {
    return (
      <LinearLayout class="keyboard-header">
        {[...'1234567890'].map((digit) => (
          <KeyView
            key={digit}
            id={`key_pos_password_header_number_${digit}`}
            label={digit}
            weight={1}
            onPress={() => keyboard.commit(digit)}
          >
            {digit}
          </KeyView>
        ))}
      </LinearLayout>
    );
  }
  const shown = panel !== null;
  return (
    <LinearLayout class="keyboard-header">
      <View
        class="header-key header-edge"
        className="android.widget.FrameLayout"
        id={keyId('key_pos_header_access_points_menu')}
        contentDescription={shown && panel !== 'tiles' ? 'Back to keyboard' : 'More features'}
        onClick={() => open(shown ? null : 'tiles')}
      >
        <Glyph icon={shown ? back : tiles} />
      </View>
      <LinearLayout class="header-middle">
        <Middle keyboard={keyboard} suggests={look.suggests} open={open} />
      </LinearLayout>
      <View
        class="header-key header-edge"
        className="android.widget.FrameLayout"
        id={keyId('key_pos_header_power_key')}
        contentDescription="Voice input"
        semantics={{ longClickable: true }}
        onClick={() => open('voice')}
      >
        <Glyph icon={microphone} />
      </View>
    </LinearLayout>
  );
}

function Middle({ keyboard, suggests, open }: Pick<HeaderProps, 'keyboard' | 'open'> & { suggests: boolean }) {
  const { before, field, replace } = keyboard;
  const takesWords = suggests && (field.inputType.startsWith('textCap') || field.inputType === 'text');
  const typed = useStore(before, (text) => (text === null || !takesWords ? '' : wordBefore(text)));
  const words = suggestionsFor(typed);
  if (words.length > 0) {
    return (
      <>
        {words.map((word) => (
          <View
            key={word}
            class="header-key suggestion"
            className="android.widget.FrameLayout"
            contentDescription={word}
            onClick={() => replace(typed.length, `${word} `)}
          >
            <span aria-hidden="true">{word}</span>
          </View>
        ))}
      </>
    );
  }
  return (
    <>
      {points.map(({ label, icon, panel }) => (
        <View
          key={label}
          class="header-key"
          className="android.widget.FrameLayout"
          contentDescription={label}
          semantics={{ longClickable: true }}
          onClick={() => open(panel)}
        >
          <Glyph icon={icon} />
        </View>
      ))}
    </>
  );
}

const points: readonly { readonly label: string; readonly icon: string; readonly panel: PanelName }[] = [
  { label: 'Sticker Keyboard', icon: sticker, panel: 'stickers' },
  { label: 'GIF Keyboard', icon: gif, panel: 'gifs' },
  { label: 'Clipboard', icon: clipboard, panel: 'clipboard' },
  { label: 'Settings', icon: settings, panel: 'settings' },
  { label: 'Theme settings', icon: theme, panel: 'theme' },
];
