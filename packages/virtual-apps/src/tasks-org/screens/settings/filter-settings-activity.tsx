import {
  css,
  FloatingActionButton,
  LinearLayout,
  SingleChoiceDialog,
  TextInputDialog,
  TextView,
  useActivity,
  useApi,
  useLive,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import { useState } from 'preact/hooks';
import {
  type Criterion,
  type CriterionKind,
  criterionKinds,
  dayValues,
  matchesCriteria,
  parseCriteria,
  renderCriteria,
} from '../../store/criteria.ts';
import { database } from '../../store/database.ts';
import { loadSnapshot, type Snapshot } from '../../store/snapshot.ts';
import { NameScreen } from './name-screen.tsx';

css`
.criterion { min-height: 48px; padding: 4px 16px; gap: 16px; }
.criterion-join { flex: 0 0 40px; color: var(--secondary); font-weight: 500; }
.criteria { padding-bottom: 96px; }
`;

/** A filter of one's own: its criteria from top to bottom, each with what is left. */
export function FilterSettingsActivity() {
  const { data: snapshot } = useLive(loadSnapshot);
  return snapshot === undefined ? null : <FilterForm snapshot={snapshot} />;
}

function FilterForm({ snapshot }: { snapshot: Snapshot }) {
  const api = useApi();
  const clock = usePhoneClock();
  const { intent, finish } = useActivity();
  const { id, title = '', criteria: given = '' } = intent.extras ?? {};
  const own = snapshot.filters.find((filter) => filter.id === id);
  const [before] = useState(() => parseCriteria(own?.criterion ?? String(given)));
  const [criteria, setCriteria] = useState(before);
  const [adding, setAdding] = useState<CriterionKind | 'any' | null>(null);
  const count = (some: readonly Criterion[]) =>
    snapshot.tasks.filter((task) => task.completed === 0 && matchesCriteria(some, task, snapshot, clock)).length;
  const table = () => database.open(api).filters;
  const turn = (place: number) => {
    const order = ['and', 'or', 'not'] as const;
    const line = criteria[place];
    if (line === undefined) return;
    setCriteria(criteria.with(place, { ...line, join: order[(order.indexOf(line.join) + 1) % 3] ?? 'and' }));
  };
  const pick = (kind: CriterionKind, value: string, text: string) => {
    setAdding(null);
    setCriteria([...criteria, { kind, value, text, join: 'and' }]);
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <NameScreen
        title={own?.title ?? 'Create new filter'}
        initial={{ name: own?.title ?? String(title), color: own?.color ?? 0 }}
        changed={criteria !== before}
        onSave={async ({ name, color }) => {
          const values = { title: name, color, criterion: renderCriteria(criteria), sql: '', values: '', icon: -1 };
          if (own === undefined) await table().insert({ ...values, order: -1 });
          else await table().update(values, { where: { id: own.id } });
        }}
        onDelete={own === undefined ? undefined : async () => void (await table().delete({ where: { id: own.id } }))}
        onClose={() => void finish()}
      >
        <LinearLayout orientation="vertical" align="stretch" class="criteria">
          <CriterionLine join="" text="Active tasks" count={count([])} />
          {criteria.map(({ join, text }, place) => (
            // Equal lines may stand twice.
            <CriterionLine
              key={`${place} ${text}`}
              join={join.toUpperCase()}
              text={text}
              count={count(criteria.slice(0, place + 1))}
              onClick={() => turn(place)}
              onLongClick={() => setCriteria(criteria.toSpliced(place, 1))}
            />
          ))}
        </LinearLayout>
      </NameScreen>
      <FloatingActionButton id="fab" icon={add} label="Add criteria" onClick={() => setAdding('any')} />
      {adding === 'any' && (
        <SingleChoiceDialog
          choices={Object.entries(criterionKinds).map(([kind, label]) => ({ label, value: kind as CriterionKind }))}
          onChoose={(kind) => (kindsWithoutValue.has(kind) ? pick(kind, '', criterionKinds[kind]) : setAdding(kind))}
          onClose={() => setAdding(null)}
        />
      )}
      {adding !== null && adding !== 'any' && (
        <CriterionValue
          kind={adding}
          snapshot={snapshot}
          onPick={(value, text) => pick(adding, value, text)}
          onClose={() => setAdding(null)}
        />
      )}
    </LinearLayout>
  );
}

const kindsWithoutValue: ReadonlySet<CriterionKind> = new Set([
  'recur',
  'completed',
  'hidden',
  'parent',
  'subtask',
  'reminders',
]);

interface CriterionLineProps {
  join: string;
  text: string;
  count: number;
  onClick?: () => void;
  onLongClick?: () => void;
}

/** A tap turns AND into OR and NOT; holding it takes it away. */
function CriterionLine({ join, text, count, onClick, onLongClick }: CriterionLineProps) {
  return (
    <LinearLayout
      id="row"
      className="android.widget.RelativeLayout"
      class="criterion"
      onClick={onClick}
      onLongClick={onLongClick}
    >
      <TextView id="type" class="criterion-join">
        {join}
      </TextView>
      <TextView id="name" textAppearance="body-large" weight={1} layoutWidth="match_parent">
        {text}
      </TextView>
      <TextView id="filter_count" color="muted">
        {String(count)}
      </TextView>
    </LinearLayout>
  );
}

interface CriterionValueProps {
  kind: CriterionKind;
  snapshot: Snapshot;
  onPick: (value: string, text: string) => void;
  onClose: () => void;
}

const priorities = ['!!!', '!!', '!', 'o'];

function CriterionValue({ kind, snapshot, onPick, onClose }: CriterionValueProps) {
  if (kind === 'title' || kind === 'tag_contains') {
    const label = kind === 'title' ? 'Title contains' : 'Tag name contains';
    return <TextInputDialog title={label} onDone={(text) => onPick(text, `${label}: ${text}`)} onClose={onClose} />;
  }
  const choices = {
    tag_is: snapshot.tags.map(({ name }) => ({ label: name ?? '', value: name ?? '' })),
    list: snapshot.lists.map(({ uuid, name }) => ({ label: name ?? '', value: uuid ?? '' })),
    importance: priorities.map((label, value) => ({ label, value: String(value) })),
  };
  const days = Object.entries(dayValues).map(([value, label]) => ({ label, value }));
  const offered = kind === 'tag_is' || kind === 'list' || kind === 'importance' ? choices[kind] : days;
  const name = criterionKinds[kind].replace('…', '');
  return (
    <SingleChoiceDialog
      title={name}
      choices={offered}
      onChoose={(value) => onPick(value, `${name}: ${offered.find((choice) => choice.value === value)?.label ?? ''}`)}
      onClose={onClose}
    />
  );
}
