import { css, Glyph, type IconSource, LinearLayout, View } from '@androidworld/app-sdk/ui';

interface Action {
  readonly label: string;
  readonly icon: IconSource;
  readonly enabled?: boolean;
  readonly onClick: () => void;
}

// SettingsLib's settingslib_action_buttons.xml: buttons in one row, the icon over the text.
css`
.action-buttons { padding: 8px 24px; gap: 2px; }
.action-button { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 4px; min-height: 80px; padding: 12px 4px; background: var(--surface-container); text-align: center; font-size: .875rem; color: var(--primary); }
.action-button:first-child { border-radius: 28px 0 0 28px; }
.action-button:last-child { border-radius: 0 28px 28px 0; }
.action-button:only-child { border-radius: 28px; }
`;

/** Up to four buttons side by side, as under the header of an app's page; null for one that has its place and is gone. */
export function ActionButtons({ actions }: { actions: readonly (Action | null)[] }) {
  return (
    <LinearLayout id="action_buttons" class="action-buttons">
      {actions.map((action, index) =>
        action === null ? null : (
          <View
            key={action.label}
            id={`button${index + 1}`}
            className="android.widget.Button"
            class="action-button"
            weight={1}
            enabled={action.enabled ?? true}
            semantics={{ text: action.label }}
            onClick={action.onClick}
          >
            <Glyph icon={action.icon} />
            <span>{action.label}</span>
          </View>
        ),
      )}
    </LinearLayout>
  );
}
