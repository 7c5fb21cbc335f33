import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import { css, displayDensity, FrameLayout, Glyph, TextView, useBack, View } from '@androidworld/app-sdk/ui';
import info from '@material-symbols/svg-400/rounded/info.svg';
import type { HeldIcon } from '../workspace/use-icon-drag.ts';

css`
.icon-popup-outside { position: absolute; inset: 0; z-index: 4; }
.icon-popup { position: absolute; z-index: 5; width: 216px; display: flex; flex-direction: column; gap: 4px; color: var(--on-surface); filter: drop-shadow(0 2px 4px rgb(0 0 0 / 0.3)); }
.icon-popup-part { border-radius: 24px; background: var(--surface); overflow: hidden; }
.icon-popup-row { height: 56px; display: flex; align-items: center; gap: 16px; padding: 0 16px; }
`;

const WIDTH_DP = 216;
const ROW_DP = 56;
const GAP_DP = 8;
const PARTS_GAP_DP = 4;
/** `PopupPopulator.MAX_SHORTCUTS` */
const mostShortcuts = 4;

/** What a held icon offers (Launcher3's PopupContainerWithArrow), over the icon or below it: its app's shortcuts, and more. */
export function IconPopup({ icon, onClose }: { icon: HeldIcon; onClose(): void }) {
  const api = useSystemApi();
  useBack(onClose);
  const { packageName, shortcut: own } = icon.app;
  const shortcuts = own === undefined ? icon.app.shortcuts.slice(0, mostShortcuts) : [];
  const openInfo = () => {
    onClose();
    void api.startActivity({
      action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
      data: `package:${packageName}`,
      flags: 0x1000_0000,
    });
  };
  const open = (id: string) => {
    onClose();
    void api.system.startShortcut(packageName, id);
  };
  return (
    <>
      <div class="icon-popup-outside" onClick={onClose} />
      <View id="popup_container" class="icon-popup" style={placeBeside(icon, shortcuts.length)}>
        <View class="icon-popup-part" id="system_shortcuts_container" className="android.widget.LinearLayout">
          <FrameLayout id="system_shortcut" class="icon-popup-row" onClick={openInfo}>
            <Glyph icon={info} size={22} />
            <TextView id="bubble_text" textAppearance="body-large">
              App info
            </TextView>
          </FrameLayout>
        </View>
        {shortcuts.length > 0 && (
          <View class="icon-popup-part" id="deep_shortcuts_container" className="android.widget.LinearLayout">
            {shortcuts.map(({ id, shortLabel, longLabel = shortLabel, icon: drawn = icon.app.icon }) => (
              <FrameLayout key={id} id="deep_shortcut" class="icon-popup-row" onClick={() => open(id)}>
                <AdaptiveIcon icon={drawn} size={32} />
                <TextView id="bubble_text" textAppearance="body-large" lines={1}>
                  {longLabel}
                </TextView>
              </FrameLayout>
            ))}
          </View>
        )}
      </View>
    </>
  );
}

function placeBeside({ place: [left, top, right, bottom] }: HeldIcon, shortcuts: number) {
  const density = displayDensity();
  const width = WIDTH_DP * density;
  const middle = (left + right - width) / 2;
  const x = Math.min(Math.max(middle, GAP_DP * density), window.innerWidth - width - GAP_DP * density);
  const height = ROW_DP * (1 + shortcuts) + (shortcuts > 0 ? PARTS_GAP_DP : 0);
  const above = top - (height + GAP_DP) * density;
  const y = above > 140 ? above : bottom + GAP_DP * density;
  return { left: `${x / density}px`, top: `${y / density}px` };
}
