import { useEffect, useRef, useState } from 'preact/hooks';
import type { Report } from '../../model/report-model.ts';
import { EpisodeView } from './episode-view.tsx';
import { parseRoute, type Route, runHash } from './route.ts';
import { RunView } from './run-view.tsx';
import { ThemeButton } from './theme-button.tsx';

/** Where the table was left: the address has its filter, but not how far it was scrolled. */
export interface TablePlace {
  hash: string;
  scrollY: number;
  frameTop: number;
}

export function App({ report }: { report: Report }) {
  const [route, show] = useRoute();
  const place = useRef<TablePlace>({ hash: runHash(), scrollY: 0, frameTop: 0 });
  if (route.view === 'run') place.current.hash = runHash(route.filter, route.sorting);
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
        {route.view === 'run' ? (
          <RunView
            report={report}
            filter={route.filter}
            onFilter={(filter) => show(runHash(filter, route.sorting))}
            sorting={route.sorting}
            onSorting={(sorting) => show(runHash(route.filter, sorting))}
            place={place.current}
          />
        ) : report.episodes[route.episode] === undefined ? (
          <UnknownEpisode number={route.episode} episodes={report.episodes.length} tableHash={place.current.hash} />
        ) : (
          <EpisodeView
            key={route.episode}
            report={report}
            index={route.episode}
            step={route.step}
            tableHash={place.current.hash}
          />
        )}
      </main>
    </div>
  );
}

function UnknownEpisode(props: { number: number; episodes: number; tableHash: string }) {
  const { number, episodes, tableHash } = props;
  return (
    <section class="unknown">
      <h1>There is no episode {number}</h1>
      <p>
        This report has {episodes === 0 ? 'none' : `those from 0 to ${episodes - 1}`}. The address may be of another
        report. <a href={tableHash}>All episodes</a>
      </p>
    </section>
  );
}

/** What is shown, and how to show the same view in another way: without a step for "back". */
function useRoute(): [Route, (hash: string) => void] {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const update = () => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  const show = (hash: string) => {
    history.replaceState(null, '', hash);
    setRoute(parseRoute(hash));
  };
  return [route, show];
}
