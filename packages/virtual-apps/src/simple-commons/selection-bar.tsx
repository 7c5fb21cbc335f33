import { ActionMode, type MenuItem, type Selection } from '@androidworld/app-sdk/ui';

export interface SelectionBarProps<Key extends string | number> {
  selection: Selection<Key>;
  menu: readonly MenuItem[];
  /** The menu ends with `Select all`. */
  hasSelectAll?: boolean;
}

/** Stands in place of the app bar while items are selected; a tap on how many selects all, or none. */
export function SelectionBar<Key extends string | number>(props: SelectionBarProps<Key>) {
  const { selection, menu, hasSelectAll = false } = props;
  const { size, total } = selection;
  return (
    <ActionMode
      selection={selection}
      title={`${size} / ${total}`}
      titleId="actionbar_title"
      onTitleClick={() => (size === total ? selection.clear() : selection.selectAll())}
      menu={hasSelectAll ? [...menu, { title: 'Select all', onClick: selection.selectAll }] : menu}
    />
  );
}
