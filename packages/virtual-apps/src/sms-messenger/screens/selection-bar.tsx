import { AppBar, type AppBarProps, Text, useBack } from '@androidworld/app-sdk/ui';
import done from '@material-symbols/svg-400/rounded/arrow_back.svg';

export interface SelectionBarProps extends Pick<AppBarProps, 'actions' | 'menu'> {
  count: number;
  total: number;
  onSelectAll: () => void;
  onClose: () => void;
}

/** Stands in place of the app bar while items are selected. */
export function SelectionBar({ count, total, onSelectAll, onClose, ...bar }: SelectionBarProps) {
  useBack(onClose);
  return (
    <AppBar id="action_mode_bar" navigation={{ icon: done, desc: 'Done', onClick: onClose }} {...bar}>
      <Text look="title-large" weight={1} onClick={onSelectAll} style={{ padding: '12px' }}>
        {`${count} / ${total}`}
      </Text>
    </AppBar>
  );
}
