import { Button, css, Icon, ImageButton, TextView, View } from '@androidworld/app-sdk/ui';
import resize from '@material-symbols/svg-400/rounded/aspect_ratio.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import more from '@material-symbols/svg-400/rounded/more_horiz.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import tracks from '@material-symbols/svg-400/rounded/subtitles.svg';
import { useState } from 'preact/hooks';

css`
.view.player-tips { position: absolute; inset: 0; background: rgb(0 0 0 / 0.85); z-index: 4; }
.view.player-tips > .tips-close { position: absolute; left: 42PX; top: 42PX; width: 105PX; height: 105PX; }
.view.player-tips > .tips-title { position: absolute; left: 189PX; right: 42PX; top: 59PX; font-size: 1.25rem; line-height: 71PX; }
.view.player-tips > .tips-percent { position: absolute; left: 936PX; top: 902PX; font-size: 1.75rem; }
.view.player-tips > .tips-name { position: absolute; left: 0; right: 0; top: 1104PX; text-align: center; font-size: 1.5rem; line-height: 85PX; margin: 0 auto; width: fit-content; }
.view.player-tips > .tips-text { position: absolute; left: 0; right: 0; top: 1211PX; text-align: center; font-size: 0.875rem; line-height: 51PX; margin: 0 auto; width: fit-content; }
.view.tips-end > .tips-name, .view.tips-end > .tips-text { right: 147PX; margin: 0 0 0 auto; }
.view.player-tips > .tips-next { position: absolute; left: 425PX; top: 1689PX; width: 231PX; height: 126PX; margin: 0; }
@media (orientation: landscape) {
  .view.player-tips > .tips-percent { left: auto; right: 147PX; top: 26%; }
  .view.player-tips > .tips-name { top: 38%; }
  .view.player-tips > .tips-text { top: 48%; }
  .view.player-tips > .tips-next { left: calc(50% - 115PX); top: 66%; }
}
.view.player-tips > .tips-icon { position: absolute; bottom: 58PX; width: 84PX; height: 84PX; }
`;

const tips = [
  { name: 'Brightness', text: 'Swipe up or down', percent: '50%', isAtEnd: true },
  { name: 'Volume', text: 'Swipe up or down', percent: '50%' },
  { name: 'Seek', text: 'Swipe left or right' },
  { name: '+/- 10 sec.', text: 'Double tap to go 10 sec forward or backward' },
  { name: 'Controls', text: 'Tap once to show or hide them' },
] as const;

/** `left` as on a screen 1080 pixels wide. */
const icons = [
  { id: 'tips_overlay_tracks', name: 'Tracks', icon: tracks, left: 105 },
  { id: 'tips_overlay_play', name: 'Play', icon: playIcon, left: 498 },
  { id: 'tips_resize', name: 'advanced options', icon: resize, left: 703 },
  { id: 'tips_overlay_adv_function', name: 'advanced options', icon: more, left: 891 },
];

/** Over the first video: what gestures there are, one after the other. */
export function PlayerTips({ onClose }: { onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const tip = tips[index];
  const isLast = index === tips.length - 1;
  return (
    <View
      id="overlayTipsLayout"
      className="android.view.ViewGroup"
      class={tip !== undefined && 'isAtEnd' in tip ? 'player-tips tips-end' : 'player-tips'}
      onClick={() => (isLast ? onClose() : setIndex(index + 1))}
    >
      <ImageButton
        id="close"
        icon={close}
        className="android.widget.ImageView"
        contentDescription="Close"
        class="tips-close"
        onClick={onClose}
      />
      <TextView id="title" class="tips-title" layoutWidth="match_parent">
        Video player tips
      </TextView>
      {tip !== undefined && 'percent' in tip && (
        <TextView id="tipsBrightnessText" class="tips-percent">
          {tip.percent}
        </TextView>
      )}
      <TextView id="helpTitle" class="tips-name">
        {tip?.name ?? ''}
      </TextView>
      <TextView id="helpDescription" class="tips-text">
        {tip?.text ?? ''}
      </TextView>
      <Button id="nextButton" class="tips-next" onClick={() => (isLast ? onClose() : setIndex(index + 1))}>
        {isLast ? 'Close' : 'Next'}
      </Button>
      {icons.map(({ id, name, icon, left }) => (
        <Icon
          key={id}
          id={id}
          icon={icon}
          size={32}
          contentDescription={name}
          class="tips-icon"
          style={{ left: `${left / 10.8}%` }}
        />
      ))}
    </View>
  );
}
