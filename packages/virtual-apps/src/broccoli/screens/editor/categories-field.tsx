import { AlertDialog, MultiChoiceDialog, useLive } from '@androidworld/app-sdk/ui';
import arrow from '@material-symbols/svg-400/rounded/arrow_drop_down.svg';
import label from '@material-symbols/svg-400/rounded/label.svg';
import { useState } from 'preact/hooks';
import { type Category, listCategories } from '../../store/categories.ts';
import { recipeSources } from '../../store/recipes.ts';
import { OutlinedField } from './outlined-field.tsx';

interface CategoriesFieldProps {
  selected: readonly Category[];
  onSelect: (categories: readonly Category[]) => void;
}

/** Nothing is typed here: a tap asks. */
export function CategoriesField({ selected, onSelect }: CategoriesFieldProps) {
  const { data: all = [] } = useLive(listCategories, recipeSources);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <OutlinedField
        id="new_categories"
        hint="Categories"
        icon={label}
        endIcon={arrow}
        value={selected.map(({ name }) => name).join(', ')}
        onChange={() => undefined}
        onClick={open}
      />
      {isOpen && all.length === 0 && (
        <AlertDialog
          title="Categories"
          message="No categories have been created yet."
          positive={{ label: 'OK', onClick: () => setOpen(false) }}
          onDismiss={() => setOpen(false)}
        />
      )}
      {isOpen && all.length > 0 && (
        <MultiChoiceDialog
          title="Categories"
          choices={all.map(({ id, name }) => ({ label: name, value: id }))}
          selected={selected.map(({ id }) => id)}
          cancel={null}
          onChoose={(ids) => onSelect(all.filter(({ id }) => ids.includes(id)))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
