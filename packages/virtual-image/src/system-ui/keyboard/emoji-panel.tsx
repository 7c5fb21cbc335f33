import { css, LinearLayout, ScrollView, View } from '@androidworld/app-sdk/ui';
import backspace from '@material-symbols/svg-400/rounded/backspace.svg';
import { useState } from 'preact/hooks';
import { emojiCategories } from './emoji.ts';
import { KeyView } from './key-view.tsx';
import type { PanelProps } from './panels.tsx';
import { repeatWhileHeld } from './repeat-while-held.ts';

css`
.emoji-grid.emoji-grid { display: grid; grid-template-columns: repeat(9, 1fr); grid-auto-rows: 44px; align-content: start; }
.emoji-cell { display: grid; place-items: center; font-size: 1.5rem; }
.emoji-bar { height: 44px; flex-shrink: 0; align-items: stretch; }
.emoji-tab { align-self: stretch; display: grid; place-items: center; flex: 1; font-size: 1.125rem; }
.emoji-tab.chosen { background: var(--key); border-radius: 22px; }
`;

/** Emoji of one category, with the categories below. */
export function EmojiPanel({ keyboard, open }: PanelProps) {
  const [number, setNumber] = useState(0);
  const emoji = [...new Intl.Segmenter('en').segment(emojiCategories[number]?.emoji ?? '')];
  return (
    <LinearLayout orientation="vertical" class="keyboard-panel">
      <ScrollView className="androidx.recyclerview.widget.RecyclerView" class="emoji-grid" key={number}>
        {emoji.map(({ segment }) => (
          <View
            key={segment}
            class="emoji-cell"
            className="android.widget.TextView"
            contentDescription={segment}
            onClick={() => keyboard.commit(segment)}
          >
            {segment}
          </View>
        ))}
      </ScrollView>
      <LinearLayout class="emoji-bar">
        <KeyView
          id="key_pos_switch_to_letter"
          label="Letter keyboard"
          weight={1.5}
          look="special"
          onPress={() => open(null)}
        >
          ABC
        </KeyView>
        {emojiCategories.map(({ title, tab }, index) => (
          <View
            key={title}
            class={`emoji-tab ${index === number ? 'chosen' : ''}`}
            className="android.widget.FrameLayout"
            contentDescription={title}
            selected={index === number}
            onClick={() => setNumber(index)}
          >
            <span aria-hidden="true">{tab}</span>
          </View>
        ))}
        <KeyView
          id="key_pos_del"
          label="Delete"
          weight={1.5}
          look="special"
          icon={backspace}
          onPress={keyboard.backspace}
          onHold={() => repeatWhileHeld(keyboard.backspace)}
        />
      </LinearLayout>
    </LinearLayout>
  );
}
