import { SingleChoiceDialog, useApi } from '@androidworld/app-sdk/ui';
import { activities } from '../../package-name.ts';
import { type Criterion, type CriterionKind, renderCriteria } from '../../store/criteria.ts';
import { openScreen } from '../open-screens.ts';

type Line = readonly [kind: CriterionKind, value: string, text: string, join?: Criterion['join']];

/** Filters that are ready to be saved, by their names. */
const readyMade: readonly (readonly [name: string, lines: readonly Line[]])[] = [
  [
    'Overdue',
    [
      ['dueDate', 'EODY()', 'Due by: Yesterday'],
      ['completed', '', 'Complete', 'not'],
    ],
  ],
  [
    'Today only',
    [
      ['dueDate', 'EOD()', 'Due by: Today'],
      ['dueDate', 'EODY()', 'Due by: Yesterday', 'not'],
    ],
  ],
  [
    'Tomorrow',
    [
      ['dueDate', 'EODT()', 'Due by: Tomorrow'],
      ['dueDate', 'EOD()', 'Due by: Today', 'not'],
    ],
  ],
  [
    'After today',
    [
      ['dueDate', '0', 'No due date', 'not'],
      ['dueDate', 'EOD()', 'Due by: Today', 'not'],
    ],
  ],
  ['Any start date', [['hideUntil', '0', 'No start date', 'not']]],
  ['No start date', [['hideUntil', '0', 'No start date']]],
  ['Any due date', [['dueDate', '0', 'No due date', 'not']]],
  ['No due date', [['dueDate', '0', 'No due date']]],
  ['No tags', [['tag_is', '', 'No tags']]],
  ['High priority', [['importance', '0', 'Priority: !!!']]],
  [
    'Medium priority',
    [
      ['importance', '1', 'Priority: !!'],
      ['importance', '0', 'Priority: !!!', 'not'],
    ],
  ],
  [
    'Low priority',
    [
      ['importance', '2', 'Priority: !'],
      ['importance', '1', 'Priority: !!', 'not'],
    ],
  ],
  ['No priority', [['importance', '2', 'Priority: !', 'not']]],
  [
    'Important and urgent',
    [
      ['importance', '1', 'Priority: !!'],
      ['dueDate', 'EODT()', 'Due by: Tomorrow'],
    ],
  ],
  [
    'Important and not urgent',
    [
      ['importance', '1', 'Priority: !!'],
      ['dueDate', 'EODT()', 'Due by: Tomorrow', 'not'],
    ],
  ],
  [
    'Not important and urgent',
    [
      ['importance', '1', 'Priority: !!', 'not'],
      ['dueDate', 'EODT()', 'Due by: Tomorrow'],
    ],
  ],
  [
    'Not important and not urgent',
    [
      ['importance', '1', 'Priority: !!', 'not'],
      ['dueDate', 'EODT()', 'Due by: Tomorrow', 'not'],
    ],
  ],
];

const custom = 'Custom…';

/** What the `+` at Filters offers; each opens the filter editor with what it is made of. */
export function NewFilterDialog({ onClose, onCustom }: { onClose: () => void; onCustom: () => void }) {
  const api = useApi();
  const names = [custom, ...readyMade.map(([name]) => name)];
  return (
    <SingleChoiceDialog
      choices={names.map((name) => ({ label: name, value: name }))}
      onClose={onClose}
      onChoose={(name) => {
        const lines = readyMade.find(([ready]) => ready === name)?.[1];
        if (lines === undefined) return onCustom();
        const criteria = lines.map(([kind, value, text, join = 'and']) => ({ kind, value, text, join }));
        void openScreen(api, activities.filterSettings, { title: name, criteria: renderCriteria(criteria) });
      }}
    />
  );
}
