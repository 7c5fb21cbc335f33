import { ComposeView, css, Divider, Glyph, LinearLayout, Switch, TextView } from '@androidworld/app-sdk/ui';
import downward from '@material-symbols/svg-400/rounded/arrow_downward.svg';
import upward from '@material-symbols/svg-400/rounded/arrow_upward.svg';
import { useState } from 'preact/hooks';
import type { Filter } from '../../store/filters.ts';
import { sortModes, type TasksPreferences } from '../../store/preferences.ts';
import { Sheet } from '../sheet.tsx';

css`
.sort-rows { padding: 8px 0 16px; }
.sort-row { min-height: 56px; padding: 0 16px; }
.sort-titles { flex: 1; display: flex; flex-direction: column; align-items: flex-start; padding: 8px 0; }
.sort-arrow { gap: 4px; height: 48px; padding: 0 8px; color: var(--on-surface-variant); }
.sort-chosen { color: var(--secondary); }
`;

interface SortSheetProps {
  filter: Filter;
  preferences: TasksPreferences;
  onChange: (changes: Partial<TasksPreferences>) => void;
  onClose: () => void;
}

type Part = 'group' | 'sort' | 'subtask' | 'completed';

const names: Readonly<Record<number, string>> = {
  [sortModes.none]: 'None',
  [sortModes.due]: 'By due date',
  [sortModes.start]: 'By start date',
  [sortModes.priority]: 'By priority',
  [sortModes.title]: 'By title',
  [sortModes.modified]: 'By last modified',
  [sortModes.smart]: 'Smart sort',
  [sortModes.created]: 'By creation time',
  [sortModes.list]: 'By list',
  [sortModes.completed]: 'By completion time',
  [sortModes.manual]: 'My order',
};

const { none, due, start, priority, title, modified, smart, created, list, completed, manual } = sortModes;
const sorting = [due, start, priority, title, modified, smart, created];
const offered: Readonly<Record<Part, readonly number[]>> = {
  group: [none, due, start, priority, modified, created, list],
  sort: [...sorting, manual],
  subtask: [manual, ...sorting],
  completed: [completed, due, start, priority, title, modified, created],
};

const titles: Readonly<Record<Part, string>> = {
  group: 'Grouping',
  sort: 'Sorting',
  subtask: 'Subtasks',
  completed: 'Completed',
};

const modeKeys = { group: 'groupMode', sort: 'sortMode', subtask: 'subtaskMode', completed: 'completedMode' } as const;
const ascendingKeys = {
  group: 'groupAscending',
  sort: 'sortAscending',
  subtask: 'subtaskAscending',
  completed: 'completedAscending',
} as const;

/** How lists are grouped and sorted; each choice holds at once and for all of them. */
export function SortSheet({ filter, preferences, onChange, onClose }: SortSheetProps) {
  const [open, setOpen] = useState<Part | null>(null);
  const row = (part: Part) => (
    <SortRow
      title={titles[part]}
      mode={preferences[modeKeys[part]]}
      ascending={preferences[ascendingKeys[part]]}
      onClick={() => setOpen(part)}
      onTurn={() => onChange({ [ascendingKeys[part]]: !preferences[ascendingKeys[part]] })}
    />
  );
  return (
    <Sheet onDismiss={onClose}>
      <ComposeView class="sort-rows">
        {row('group')}
        <Divider />
        {row('sort')}
        {row('subtask')}
        <Divider />
        <LinearLayout class="sort-row" onClick={() => onChange({ completedAtBottom: !preferences.completedAtBottom })}>
          <TextView textAppearance="body-large" weight={1}>
            Move completed tasks to bottom
          </TextView>
          <Switch
            checked={preferences.completedAtBottom}
            onChange={(completedAtBottom) => onChange({ completedAtBottom })}
          />
        </LinearLayout>
        {preferences.completedAtBottom && row('completed')}
      </ComposeView>
      {open !== null && (
        <Sheet onDismiss={() => setOpen(null)}>
          <ComposeView class="sort-rows">
            {offered[open].map((mode) => (
              <Choice
                key={mode}
                label={names[mode] ?? ''}
                chosen={preferences[modeKeys[open]] === mode}
                barred={open === 'sort' && mode === manual && filter.kind !== 'list'}
                onClick={() => {
                  onChange({ [modeKeys[open]]: mode, [ascendingKeys[open]]: !isNewestFirst(mode) });
                  setOpen(null);
                }}
              />
            ))}
          </ComposeView>
        </Sheet>
      )}
    </Sheet>
  );
}

function isNewestFirst(mode: number): boolean {
  return mode === modified || mode === created || mode === completed;
}

interface SortRowProps {
  title: string;
  mode: number;
  ascending: boolean;
  onClick: () => void;
  onTurn: () => void;
}

function SortRow({ title, mode, ascending, onClick, onTurn }: SortRowProps) {
  // High priority has the lowest number: what rises there is shown as falling.
  const rises = mode === smart || mode === priority ? !ascending : ascending;
  return (
    <LinearLayout class="sort-row" onClick={onClick}>
      <div class="sort-titles">
        <TextView textAppearance="body-large">{title}</TextView>
        <TextView color="muted">{names[mode] ?? ''}</TextView>
      </div>
      {mode !== none && mode !== manual && (
        <LinearLayout class="sort-arrow" onClick={onTurn}>
          <Glyph icon={rises ? upward : downward} size={18} />
          <TextView>{rises ? 'Ascending' : 'Descending'}</TextView>
        </LinearLayout>
      )}
    </LinearLayout>
  );
}

interface ChoiceProps {
  label: string;
  chosen: boolean;
  barred: boolean;
  onClick: () => void;
}

function Choice({ label, chosen, barred, onClick }: ChoiceProps) {
  return (
    <LinearLayout class="sort-row" enabled={!barred} onClick={onClick}>
      <div class="sort-titles">
        <TextView textAppearance="body-large" class={chosen ? 'sort-chosen' : undefined}>
          {label}
        </TextView>
        {barred && <TextView color="muted">Not available for tags, filters, or places</TextView>}
      </div>
    </LinearLayout>
  );
}
