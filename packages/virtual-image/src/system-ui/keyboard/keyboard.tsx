import { css, type KeyboardProps, LinearLayout } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { Header } from './header.tsx';
import { InputMethodBar } from './input-method-bar.tsx';
import { Keys } from './keys.tsx';
import { firstLayout } from './layouts.ts';
import { type KeyboardLook, Panel, type PanelName } from './panels.tsx';

css`
.keyboard { --key: #fff; --key-special: #ccd3e0; --key-action: #a9c7ff; --ground: #e8eaf0; background: var(--ground); color: #1b1b1f; height: 336.4px; box-sizing: border-box; }
:where(:scope.dark) .keyboard { --key: #3a3d43; --key-special: #2a2d33; --key-action: #35507c; --ground: #202226; color: #e3e2e6; }
.keyboard.keyboard-light { --key: #fff; --key-special: #ccd3e0; --key-action: #a9c7ff; --ground: #e8eaf0; color: #1b1b1f; }
.keyboard.keyboard-dark { --key: #3a3d43; --key-special: #2a2d33; --key-action: #35507c; --ground: #202226; color: #e3e2e6; }
.keyboard-pad { height: 292.2px; }
.keyboard-body { position: relative; flex: 1; min-height: 0; padding: 0 1.9px; }
.keyboard-right .keyboard-body { padding-left: 80px; }
.keyboard-left .keyboard-body { padding-right: 80px; }
@media (orientation: landscape) { .keyboard { height: 244px; } .keyboard-pad { height: 208px; } .keyboard .keyboard-header { height: 36px; } }
`;

/** The soft keyboard, by Gboard's layouts. */
export function Keyboard(keyboard: KeyboardProps) {
  const { packageName, inputType } = keyboard.field;
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [look, setLook] = useState<KeyboardLook>({ theme: 'auto', hand: null, suggests: true });
  const { theme, hand } = look;
  useEffect(() => setPanel(null), [packageName, inputType]);
  // Numbers need nothing suggested, and have nothing above them; those of phones have.
  const isPad = firstLayout(inputType) === 'number';
  const classes = [
    'keyboard',
    isPad && 'keyboard-pad',
    theme !== 'auto' && `keyboard-${theme}`,
    hand !== null && `keyboard-${hand}`,
  ];
  return (
    <LinearLayout orientation="vertical" class={classes.filter(Boolean).join(' ')}>
      <LinearLayout orientation="vertical" class="keyboard-body">
        {!isPad && <Header keyboard={keyboard} look={look} panel={panel} open={setPanel} />}
        {panel === null ? (
          <Keys keyboard={keyboard} onEmoji={() => setPanel('emoji')} onSwitch={() => setPanel('methods')} />
        ) : (
          <Panel name={panel} keyboard={keyboard} look={look} setLook={setLook} open={setPanel} />
        )}
      </LinearLayout>
      <InputMethodBar onBack={keyboard.hide} onSwitch={() => setPanel('methods')} />
    </LinearLayout>
  );
}
