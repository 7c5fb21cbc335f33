import { DateFormat } from '@androidworld/app-sdk';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, FrameLayout, TextView, usePhoneClock, View } from '@androidworld/app-sdk/ui';

css`
.home-glance .text { color: #fff; text-shadow: 0 1px 3px rgb(0 0 0 / 0.45); font-size: 1.25rem; }
.home-glance-card { position: absolute; inset: 0; display: flex; align-items: flex-start; }
.home-glance-texts { margin-top: 26px; width: 100%; }
`;

/** The date at the top of the home screen (Launcher3's smartspace). A tap opens the clock, as there is no calendar. */
export function Glance({ style }: { style: ReturnType<typeof import('../place.ts').at> }) {
  const api = useSystemApi();
  const { nowMs, zone } = usePhoneClock();
  const date = DateFormat.format('EEE, MMM d', nowMs, zone);
  const open = () =>
    void api.startActivity({ action: 'android.intent.action.SHOW_ALARMS', flags: 0x1000_0000 }).catch(() => undefined);
  return (
    <FrameLayout id="search_container_workspace" class="home-glance" style={style}>
      <FrameLayout id="bc_smartspace_view" style={{ position: 'absolute', inset: 0 }}>
        <View
          id="smartspace_card_pager"
          className="androidx.viewpager.widget.ViewPager"
          class="home-glance-card"
          focusable
        >
          <View id="text_group" className="android.widget.RelativeLayout" class="home-glance-texts">
            <TextView id="date" contentDescription={date} layoutWidth="match_parent" onClick={open}>
              {date}
            </TextView>
          </View>
        </View>
      </FrameLayout>
    </FrameLayout>
  );
}
