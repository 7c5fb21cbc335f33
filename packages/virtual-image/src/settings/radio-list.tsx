import { ListItem, RadioButton } from '@androidworld/app-sdk/ui';

interface RadioListProps {
  choices: readonly { readonly label: string; readonly value: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A page's one choice, of which all are shown: a radio button in each row. */
export function RadioList({ choices, value, onChoose }: RadioListProps) {
  return (
    <>
      {choices.map((choice) => (
        <ListItem
          key={choice.value}
          title={choice.label}
          leading={<RadioButton checked={choice.value === value} />}
          onClick={() => onChoose(choice.value)}
        />
      ))}
    </>
  );
}
