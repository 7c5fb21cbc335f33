import { TextView, Toolbar, type ToolbarProps, useBack } from '@androidworld/app-sdk/ui';
import done from '@material-symbols/svg-400/rounded/arrow_back.svg';

export interface SelectionBarProps extends Pick<ToolbarProps, 'actions' | 'menu'> {
  count: number;
  total: number;
  onSelectAll: () => void;
  onClose: () => void;
}

/** Stands in place of the app bar while items are selected. */
export function SelectionBar({ count, total, onSelectAll, onClose, ...bar }: SelectionBarProps) {
  useBack(onClose);
  return (
    <Toolbar id="action_mode_bar" navigation={{ icon: done, contentDescription: 'Done', onClick: onClose }} {...bar}>
      <TextView textAppearance="title-large" weight={1} onClick={onSelectAll} style={{ padding: '12px' }}>
        {`${count} / ${total}`}
      </TextView>
    </Toolbar>
  );
}
