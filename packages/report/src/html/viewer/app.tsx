import { useEffect, useState } from 'preact/hooks';
import type { Report } from '../../model/report-model.ts';
import { EpisodeView } from './episode-view.tsx';
import { parseRoute, type Route } from './route.ts';
import { RunView } from './run-view.tsx';
import { noFilter } from './task-rows.ts';
import { ThemeButton } from './theme-button.tsx';

export function App({ report }: { report: Report }) {
  const route = useRoute();
  // Kept here so that coming back from an episode finds the table as it was left.
  const [filter, setFilter] = useState(noFilter);
  const [sorting, setSorting] = useState({ by: 'task', descending: false });
  return (
    <div class="page">
      <header class="bar">
        <a class="brand" href="#/">
          <span class="brand-mark" aria-hidden="true" />
          AndroidWorld
        </a>
        <span class="bar-run">{report.run.id}</span>
        <ThemeButton />
      </header>
      <main>
        {route.view === 'episode' && report.episodes[route.episode] !== undefined ? (
          <EpisodeView key={route.episode} report={report} index={route.episode} step={route.step} />
        ) : (
          <RunView report={report} filter={filter} onFilter={setFilter} sorting={sorting} onSorting={setSorting} />
        )}
      </main>
    </div>
  );
}

function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const update = () => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return route;
}
