import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, displayDensity, FrameLayout, Glyph, TextView, useBack, View } from '@androidworld/app-sdk/ui';
import info from '@material-symbols/svg-400/rounded/info.svg';
import type { HeldIcon } from '../workspace/use-icon-drag.ts';

css`
.icon-popup-outside { position: absolute; inset: 0; z-index: 4; }
.icon-popup { position: absolute; z-index: 5; width: 216px; border-radius: 24px; background: var(--surface); color: var(--on-surface); box-shadow: var(--shadow-3); overflow: hidden; }
.icon-popup-row { height: 56px; display: flex; align-items: center; gap: 16px; padding: 0 16px; }
`;

const WIDTH_DP = 216;
const HEIGHT_DP = 56;
const GAP_DP = 8;

/** What a held icon offers (Launcher3's PopupContainerWithArrow), over the icon or below it. */
export function IconPopup({ icon, onClose }: { icon: HeldIcon; onClose(): void }) {
  const api = useSystemApi();
  useBack(onClose);
  const openInfo = () => {
    onClose();
    void api.startActivity({
      action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
      data: `package:${icon.app.packageName}`,
      flags: 0x1000_0000,
    });
  };
  return (
    <>
      <div class="icon-popup-outside" onClick={onClose} />
      <View id="popup_container" class="icon-popup" style={placeBeside(icon)}>
        <FrameLayout id="system_shortcut" class="icon-popup-row" onClick={openInfo}>
          <Glyph icon={info} size={22} />
          <TextView id="bubble_text" textAppearance="body-large">
            App info
          </TextView>
        </FrameLayout>
      </View>
    </>
  );
}

function placeBeside({ place: [left, top, right, bottom] }: HeldIcon) {
  const density = displayDensity();
  const width = WIDTH_DP * density;
  const middle = (left + right - width) / 2;
  const x = Math.min(Math.max(middle, GAP_DP * density), window.innerWidth - width - GAP_DP * density);
  const above = top - (HEIGHT_DP + GAP_DP) * density;
  const y = above > 140 ? above : bottom + GAP_DP * density;
  return { left: `${x / density}px`, top: `${y / density}px` };
}
