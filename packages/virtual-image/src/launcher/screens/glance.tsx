import { DateFormat } from '@androidworld/app-sdk';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, FrameLayout, TextView, usePhoneClock, View } from '@androidworld/app-sdk/ui';
import { at } from '../place.ts';

css`
.home-glance .text { color: #fff; text-shadow: 0 1px 3px rgb(0 0 0 / 0.45); font-size: 1.25rem; line-height: 23.6px; }
.home-glance-card { position: absolute; inset: 0; }
`;

/** The date at the top of the home screen (Google's smartspace). A tap opens the clock, as there is no calendar. */
export function Glance({ style }: { style: ReturnType<typeof at> }) {
  const api = useSystemApi();
  const { nowMs, zone } = usePhoneClock();
  const date = DateFormat.format('EEE, MMM d', nowMs, zone);
  const open = () =>
    void api.startActivity({ action: 'android.intent.action.SHOW_ALARMS', flags: 0x1000_0000 }).catch(() => undefined);
  return (
    <FrameLayout id="search_container_workspace" class="home-glance" style={style}>
      <FrameLayout id="bc_smartspace_view" style={at([0, 1, 966, 272])}>
        <View
          id="smartspace_card_pager"
          className="androidx.viewpager.widget.ViewPager"
          class="home-glance-card"
          semantics={{ longClickable: true }}
          focusable
        >
          <View class="home-glance-card" onClick={open}>
            <View id="text_group" className="android.widget.RelativeLayout" style={at([0, 68, 966, 203])}>
              <TextView id="date" contentDescription={date} style={at([0, 0, 966, 62])} onClick={open}>
                {date}
              </TextView>
              <View id="smartspace_subtitle_group" style={at([0, 86, 21, 135])} />
            </View>
          </View>
        </View>
      </FrameLayout>
    </FrameLayout>
  );
}
