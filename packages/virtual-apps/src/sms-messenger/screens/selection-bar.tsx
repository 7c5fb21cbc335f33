import { ActionMode, type MenuItem, type Selection } from '@androidworld/app-sdk/ui';

/** Stands in place of the app bar while items are selected; a tap on how many selects all, or none. */
export function SelectionBar({ selection, menu }: { selection: Selection<number>; menu: readonly MenuItem[] }) {
  const { size, total } = selection;
  return (
    <ActionMode
      selection={selection}
      title={`${size} / ${total}`}
      titleId="actionbar_title"
      onTitleClick={() => (size === total ? selection.clear() : selection.selectAll())}
      menu={[...menu, { title: 'Select all', onClick: selection.selectAll }]}
    />
  );
}
