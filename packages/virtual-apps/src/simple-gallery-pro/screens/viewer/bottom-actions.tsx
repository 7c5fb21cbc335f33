import { css, Icon, LinearLayout, useApi } from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import starred from '@material-symbols/svg-400/rounded/star-fill.svg';

css`
.viewer-actions { position: absolute; left: 0; right: 0; bottom: 105PX; height: 105PX; color: #ffffff; justify-content: space-evenly; }
`;

interface BottomActionsProps {
  /** What was thrown away cannot be liked. */
  hasFavorite: boolean;
  isFavorite: boolean;
  onFavorite: () => void;
  onEdit: () => void;
  onShare: () => void;
  onDelete: () => void;
}

/** Over the lower end of a picture. */
export function BottomActions({ hasFavorite, isFavorite, onFavorite, onEdit, onShare, onDelete }: BottomActionsProps) {
  const api = useApi();
  const buttons = [
    { id: 'bottom_favorite', label: 'Toggle favorite', icon: isFavorite ? starred : star, onClick: onFavorite },
    { id: 'bottom_edit', label: 'Edit', icon: edit, onClick: onEdit },
    { id: 'bottom_share', label: 'Share', icon: share, onClick: onShare },
    { id: 'bottom_delete', label: 'Delete', icon: bin, onClick: onDelete },
  ];
  return (
    <LinearLayout id="bottom_actions_wrapper" class="viewer-actions">
      {buttons
        .filter(({ id }) => hasFavorite || id !== 'bottom_favorite')
        .map(({ id, label, icon, onClick }) => (
          <Icon
            key={id}
            id={id}
            icon={icon}
            contentDescription={label}
            style={{ width: '105PX', height: '105PX', padding: 8 }}
            onClick={onClick}
            onLongClick={() => void api.toast(label)}
          />
        ))}
    </LinearLayout>
  );
}
