import { css, FrameLayout, Icon } from '@androidworld/app-sdk/ui';
import keyboard from '@material-symbols/svg-400/rounded/keyboard.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';

css`
.input-method-bar { position: relative; height: 48px; flex-shrink: 0; }
.input-method-button { position: absolute; top: 0; height: 48px; }
.input-method-button > svg { width: 24px; height: 24px; justify-self: center; }
@media (orientation: landscape) { .input-method-bar { height: 32px; } .input-method-button { height: 32px; } }
`;

/** Under the keys, where gestures leave no room for buttons: hide the keyboard, take another. */
export function InputMethodBar({ onBack, onSwitch }: { onBack(): void; onSwitch(): void }) {
  const common = { class: 'input-method-button', semantics: { longClickable: true } };
  return (
    <FrameLayout class="input-method-bar">
      <Icon
        {...common}
        id="android:id/input_method_nav_back"
        contentDescription="Back"
        icon={down}
        style={{ left: 27, width: 69.7, height: undefined }}
        onClick={onBack}
      />
      <Icon
        {...common}
        id="android:id/input_method_nav_ime_switcher"
        contentDescription="Switch input method"
        icon={keyboard}
        style={{ right: 27, width: 69.7, height: undefined }}
        onClick={onSwitch}
      />
    </FrameLayout>
  );
}
