import { Button, useApi, useLive, usePhoneClock, useSearch } from '@androidworld/app-sdk/ui';
import globe from '@material-symbols/svg-400/rounded/public.svg';
import { hostOf } from '../address.ts';
import { forgetVisit, historySources, listHistory, visitedAt } from '../store/history.ts';
import { withDayHeadings } from './day-headings.ts';
import { ListScreen, matches } from './list-screen.tsx';
import { clearBrowsingDataPage } from './settings/clear-browsing-data.tsx';
import { settingsIntent } from './settings/page.ts';
import { useOpenPage } from './use-open-page.ts';

/** HistoryActivity: the pages that were visited, day by day. */
export function HistoryScreen() {
  const api = useApi();
  const open = useOpenPage();
  const clock = usePhoneClock();
  const search = useSearch();
  const visits = useLive(listHistory, historySources).data;
  const entries = visits
    ?.filter(({ url, title }) => matches(search, url, title))
    .map((visit) => ({
      key: visit.id,
      icon: globe,
      title: visit.title || visit.url,
      detail: hostOf(visit.url),
      atMs: visitedAt(visit),
      onOpen: () => open(visit.url),
      onRemove: () => void forgetVisit(api, visit.id),
    }));
  return (
    <ListScreen
      title="History"
      none="Pages that you visit appear here"
      entries={entries && withDayHeadings(entries, clock)}
      search={search}
      searchHint="Search history"
      header={
        <Button
          id="clear_browsing_data_button"
          variant="text"
          onClick={() => void api.startActivity(settingsIntent(clearBrowsingDataPage))}
        >
          Clear browsing data…
        </Button>
      }
    />
  );
}
