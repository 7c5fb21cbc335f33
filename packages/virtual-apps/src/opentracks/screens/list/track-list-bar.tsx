import { css, Toolbar, useActivity } from '@androidworld/app-sdk/ui';
import markers from '@material-symbols/svg-400/rounded/location_on.svg';
import { activities } from '../../package-name.ts';
import { useOpen } from '../../use-tracker.ts';
import { SearchButton, SearchField } from '../../widgets/search-field.tsx';
import { trackerLogo } from '../../widgets/tracker-logo.ts';
import type { TrackSearch } from './track-search.ts';

css`
.track-list-bar > .app-bar-nav { color: var(--primary); }
`;

/** The toolbar of the list: its logo is the way back, its title what was searched for. */
export function TrackListBar({ search }: { search: TrackSearch }) {
  const { finish } = useActivity();
  const open = useOpen();
  const up = () => {
    if (!search.back()) void finish();
  };
  return (
    <Toolbar
      id="track_list_toolbar"
      class="track-list-bar"
      title={search.query === '' ? 'OpenTracks' : search.query}
      navigation={{ icon: trackerLogo, contentDescription: 'Navigate up', onClick: up }}
      menu={[
        {
          title: 'Search',
          showAsAction: 'always',
          visible: search.typed === null,
          actionView: <SearchButton id="track_list_search" onOpen={search.open} />,
        },
        {
          id: 'track_list_markers',
          title: 'Markers',
          icon: markers,
          showAsAction: 'always',
          onClick: () => open(activities.markers),
        },
        { title: 'Settings', onClick: () => open(activities.settings) },
        { title: 'Help', onClick: () => open(activities.help) },
      ]}
    >
      {search.typed === null ? undefined : <SearchField id="track_list_search" search={search} />}
    </Toolbar>
  );
}
