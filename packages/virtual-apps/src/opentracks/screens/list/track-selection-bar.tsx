import { ActionMode, type Selection } from '@androidworld/app-sdk/ui';
import map from '@material-symbols/svg-400/rounded/map.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useHandOver } from '../../export/use-hand-over.tsx';
import { activities, extras } from '../../package-name.ts';
import { useOpen } from '../../use-tracker.ts';

interface TrackSelectionBarProps {
  selection: Selection<number>;
  onDelete: () => void;
}

/** What can be done with the tracks that are picked. */
export function TrackSelectionBar({ selection, onDelete }: TrackSelectionBarProps) {
  const open = useOpen();
  const handOver = useHandOver();
  const { keys } = selection;
  return (
    <>
      <ActionMode
        selection={selection}
        title=""
        menu={[
          {
            id: 'list_context_menu_show_on_map',
            title: 'Show on map',
            icon: map,
            showAsAction: 'always',
            onClick: () => handOver.showOnMap(keys),
          },
          {
            id: 'list_context_menu_share',
            title: 'Share',
            icon: share,
            showAsAction: 'always',
            onClick: () => handOver.share(keys),
          },
          {
            title: 'Edit',
            visible: keys.length === 1,
            onClick: () => open(activities.edit, { [extras.track]: keys[0] ?? 0 }),
          },
          { title: 'Delete', onClick: onDelete },
          { title: 'Aggregated stats', onClick: () => open(activities.statistics, { [extras.tracks]: keys }) },
          { title: 'Select all', onClick: selection.selectAll },
        ]}
      />
      {handOver.dialog}
    </>
  );
}
