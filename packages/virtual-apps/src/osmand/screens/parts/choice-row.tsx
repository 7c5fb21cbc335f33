import { type IconSource, SingleChoiceDialog, useSavedState } from '@androidworld/app-sdk/ui';
import { Row } from './row.tsx';

interface ChoiceRowProps<Value> {
  title: string;
  icon?: IconSource | undefined;
  choices: readonly { readonly value: Value; readonly label: string }[];
  selected: Value;
  onChoose: (value: Value) => void;
}

/** A row with what is chosen below its title; a tap shows all there is to choose. */
export function ChoiceRow<Value>({ title, icon, choices, selected, onChoose }: ChoiceRowProps<Value>) {
  const [isOpen, setOpen] = useSavedState(`choice ${title}`, false);
  return (
    <>
      <Row
        title={title}
        icon={icon}
        description={choices.find(({ value }) => value === selected)?.label}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <SingleChoiceDialog
          title={title}
          choices={choices}
          selected={selected}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
