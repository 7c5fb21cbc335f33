import {
  css,
  Icon,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import historyIcon from '@material-symbols/svg-400/rounded/history.svg';
import expand from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import collapse from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import globe from '@material-symbols/svg-400/rounded/public.svg';
import { useState } from 'preact/hooks';
import { hostOf } from '../address.ts';
import { activities, chromePackage } from '../package-name.ts';
import { listClosedTabs } from '../store/closed-tabs.ts';
import { preferences } from '../store/preferences.ts';
import { useChosenTheme } from './use-chosen-theme.ts';
import { useOpenPage } from './use-open-page.ts';

css`
.recent-group { min-height: 56px; padding: 0 16px; display: flex; align-items: center; font-weight: 500; }
.recent-group > :first-child { flex: 1; color: var(--primary); }
`;

/** The tabs of this phone that were closed, and the way to all that was visited. */
export function RecentTabsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const openPage = useOpenPage();
  useChosenTheme(usePreferences(preferences)[0]);
  const tabs = useLive(listClosedTabs, { onResume: true }).data;
  const [isOpen, setOpen] = useState(true);
  // What is chosen there is opened as if it was chosen here.
  const openHistory = async () => {
    const component = { packageName: chromePackage, className: activities.history };
    const { data } = await api.startActivityForResult({ component });
    if (data?.data !== undefined) openPage(data.data);
  };
  return (
    <View class="chrome-page">
      <Toolbar id="action_bar" title="Recent tabs" onUp={() => void finish()} />
      <ScrollView id="odp_listview" className="android.widget.ExpandableListView" weight={1}>
        <View className="android.widget.LinearLayout" class="recent-group" onClick={() => setOpen(!isOpen)}>
          <TextView id="device_label">Recently closed</TextView>
          <Icon
            id="expand_collapse_icon"
            icon={isOpen ? collapse : expand}
            contentDescription={isOpen ? 'Collapse' : 'Expand'}
          />
        </View>
        {isOpen &&
          tabs?.map(({ url, title, closedMs }) => (
            <Row
              key={`${closedMs} ${url}`}
              icon={globe}
              title={title || url}
              domain={hostOf(url)}
              onClick={() => openPage(url)}
            />
          ))}
        {isOpen && <Row icon={historyIcon} title="Show full history" onClick={() => void openHistory()} />}
      </ScrollView>
    </View>
  );
}

interface RowProps {
  icon: string;
  title: string;
  domain?: string;
  onClick: () => void;
}

function Row({ icon, title, domain, onClick }: RowProps) {
  return (
    <View className="android.widget.LinearLayout" class="chrome-row" onClick={onClick}>
      <Icon id="row_icon" icon={icon} semantics={{ importantForAccessibility: 'no' }} />
      <div class="chrome-row-texts">
        <TextView id="title_row" lines={1}>
          {title}
        </TextView>
        {domain !== undefined && (
          <TextView id="domain_row" lines={1}>
            {domain}
          </TextView>
        )}
      </div>
    </View>
  );
}
