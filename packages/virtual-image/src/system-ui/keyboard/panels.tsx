import { css, type KeyboardProps, LinearLayout, ListItem, RadioButton, TextView } from '@androidworld/app-sdk/ui';
import { ClipboardPanel } from './clipboard-panel.tsx';
import { EditingPanel } from './editing-panel.tsx';
import { EmojiPanel } from './emoji-panel.tsx';
import { TilesPanel } from './tiles-panel.tsx';

css`
.keyboard-panel { flex: 1; min-height: 0; align-items: stretch; }
.keyboard-panel-note { flex: 1; display: grid; place-items: center; text-align: center; padding: 0 32px; }
`;

export type PanelName =
  | 'tiles'
  | 'emoji'
  | 'gifs'
  | 'stickers'
  | 'clipboard'
  | 'editing'
  | 'settings'
  | 'theme'
  | 'voice'
  | 'methods';

/** What the person has made of the keyboard. */
export interface KeyboardLook {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Which side the keys lie at, for one hand. */
  readonly hand: 'left' | 'right' | null;
  /** The strip over the keys offers words. */
  readonly suggests: boolean;
}

export interface PanelProps {
  readonly keyboard: KeyboardProps;
  readonly look: KeyboardLook;
  setLook(look: KeyboardLook): void;
  open(panel: PanelName | null): void;
}

/** What shows in place of the keys. */
export function Panel({ name, ...props }: PanelProps & { name: PanelName }) {
  const { look, setLook, open } = props;
  if (name === 'tiles') return <TilesPanel {...props} />;
  if (name === 'emoji') return <EmojiPanel {...props} />;
  if (name === 'clipboard') return <ClipboardPanel {...props} />;
  if (name === 'editing') return <EditingPanel {...props} />;
  if (name === 'theme') {
    return (
      <Choices
        title="Themes"
        chosen={look.theme}
        choices={{ auto: 'System Auto', light: 'Default light', dark: 'Default dark' }}
        onChoose={(theme) => setLook({ ...look, theme })}
      />
    );
  }
  if (name === 'settings') {
    return (
      <Choices
        title="Show suggestion strip"
        chosen={look.suggests ? 'on' : 'off'}
        choices={{ on: 'On', off: 'Off' }}
        onChoose={(choice) => setLook({ ...look, suggests: choice === 'on' })}
      />
    );
  }
  if (name === 'methods') {
    return (
      <Choices title="Choose input method" chosen="gboard" choices={{ gboard: 'Gboard' }} onChoose={() => open(null)} />
    );
  }
  return (
    <LinearLayout class="keyboard-panel">
      <TextView class="keyboard-panel-note">{notes[name]}</TextView>
    </LinearLayout>
  );
}

/** What comes from Google's servers is not to be had. */
const notes = {
  gifs: 'No GIFs: the keyboard has no connection to its server',
  stickers: 'No stickers: the keyboard has no connection to its server',
  voice: 'Voice input is not available',
} as const;

function Choices<T extends string>({
  title,
  chosen,
  choices,
  onChoose,
}: {
  title: string;
  chosen: T;
  choices: Readonly<Record<T, string>>;
  onChoose(choice: T): void;
}) {
  const names = Object.keys(choices) as T[];
  return (
    <LinearLayout orientation="vertical" class="keyboard-panel">
      <TextView textAppearance="label" style={{ padding: '8px 16px 0' }}>
        {title}
      </TextView>
      {names.map((name) => (
        <ListItem
          key={name}
          title={choices[name]}
          leading={<RadioButton checked={name === chosen} />}
          onClick={() => onChoose(name)}
        />
      ))}
    </LinearLayout>
  );
}
