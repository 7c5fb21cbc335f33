import { css, Icon, ImageButton, LinearLayout, TextView, useActivity, useApi, useLive } from '@androidworld/app-sdk/ui';
import map from '@material-symbols/svg-400/rounded/map.svg';
import next from '@material-symbols/svg-400/rounded/play_arrow-fill.svg';
import { useEffect, useState } from 'preact/hooks';
import { activities } from '../package-name.ts';
import { preferences } from '../store/preferences.ts';
import { useOpen } from '../use-tracker.ts';
import { trackerLogo } from '../widgets/tracker-logo.ts';
import { TrackerScreen } from '../widgets/tracker-page.tsx';

css`
.introduction-page { padding: 32px; gap: 32px; }
.introduction-next { position: absolute; right: 24px; bottom: 24px; width: 64px; height: 64px; background: var(--primary); color: #fff; }
`;

const pages = [
  {
    icon: trackerLogo,
    text: 'OpenTracks is a sport tracking application that completely respects your privacy.',
  },
  {
    icon: map,
    text: 'OpenTracks itself does not provide a map. Please install OSMDashboard to view your recordings on a map.',
  },
] as const;

/** IntroductionActivity: two pages the first time, later at once the list. */
export function IntroductionScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const open = useOpen();
  const [page, setPage] = useState(0);
  const isShown = useLive(async (own) => (await preferences.get(own)).showIntroduction).data;
  const leave = () => {
    open(activities.list);
    void finish();
  };
  useEffect(() => {
    if (isShown === false) leave();
  }, [isShown]);
  const goOn = async () => {
    if (page < pages.length - 1) return setPage(page + 1);
    await preferences.put(api, { showIntroduction: false });
    leave();
  };
  if (isShown !== true) return <TrackerScreen>{null}</TrackerScreen>;
  const { icon, text } = pages[page] ?? pages[0];
  return (
    <TrackerScreen>
      <LinearLayout
        id="introduction_view_pager"
        className="androidx.viewpager2.widget.ViewPager2"
        orientation="vertical"
        align="center"
        justify="center"
        weight={1}
        class="introduction-page"
      >
        <Icon icon={icon} size={160} color="var(--primary)" />
        <TextView textAppearance="title-large" align="center">
          {text}
        </TextView>
      </LinearLayout>
      <ImageButton id="next_button" class="introduction-next" icon={next} size={32} onClick={() => void goOn()} />
    </TrackerScreen>
  );
}
