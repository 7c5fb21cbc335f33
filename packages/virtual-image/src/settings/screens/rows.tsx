import { ConfirmDialog, type PreferenceItem, PreferenceItems } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type Binding, live, type PageScope, type SettingsRow } from '../page.ts';

interface Question {
  readonly title: string;
  readonly message: string;
  readonly confirm: string;
  onConfirm(): void;
}

/** The rows of a page, as they stand now. */
export function Rows({ rows, scope }: { rows: readonly SettingsRow[]; scope: PageScope }) {
  const [question, setQuestion] = useState<Question>();
  return (
    <>
      <PreferenceItems items={rows.flatMap((row) => toItems(row, scope, setQuestion))} />
      {question !== undefined && <ConfirmDialog {...question} onClose={() => setQuestion(undefined)} />}
    </>
  );
}

type Ask = (question: Question) => void;

function toItems(row: SettingsRow, scope: PageScope, ask: Ask): PreferenceItem[] {
  if (row.kind === 'radios') return radioItems(row, scope);
  const visible = live(row.visible ?? true, scope);
  if (!visible) return [];
  switch (row.kind) {
    case 'category': {
      const items = live(row.rows, scope).flatMap((inner) => toItems(inner, scope, ask));
      return items.length === 0 ? [] : [{ kind: 'category', title: row.title, items }];
    }
    case 'intro':
    case 'footer':
      return [{ kind: row.kind, title: live(row.title, scope) }];
    case 'custom':
      return [{ kind: 'custom', key: row.key, content: row.content(scope) }];
    default:
      return [toItem(row, scope, ask)];
  }
}

type PlainRow = Exclude<SettingsRow, { kind: 'radios' | 'category' | 'intro' | 'footer' | 'custom' }>;

function toItem(row: PlainRow, scope: PageScope, ask: Ask): PreferenceItem {
  const common = {
    title: live(row.title, scope),
    summary: row.summary === undefined ? undefined : live(row.summary, scope),
    icon: row.icon,
    enabled: live(row.enabled ?? true, scope),
  };
  switch (row.kind) {
    case 'fact':
      return { ...common, selectable: false };
    case 'switch':
    case 'main-switch':
      return { ...common, kind: row.kind, ...bound(row.value, scope) };
    case 'primary-switch':
      return { ...common, kind: row.kind, ...bound(row.value, scope), onClick: () => press(row, scope, ask) };
    case 'gear':
      return {
        ...common,
        kind: 'gear',
        onClick: () => press(row, scope, ask),
        onGear: () => scope.open(live(row.gearOpens, scope)),
      };
    case 'list':
      return {
        ...common,
        kind: 'list',
        entries: row.entries,
        value: row.value.read(scope),
        onChange: (value) => row.value.write(scope, String(value)),
      };
    case 'edit':
      return { ...common, kind: 'edit', ...bound(row.value, scope) };
    case 'seekbar':
    case 'labelled-seekbar':
      return { ...common, kind: row.kind, max: row.max, ...bound(row.value, scope) };
    default:
      return { ...common, onClick: () => press(row, scope, ask) };
  }
}

function radioItems(row: Extract<SettingsRow, { kind: 'radios' }>, scope: PageScope): PreferenceItem[] {
  const chosen = row.value.read(scope);
  return row.entries.map(({ label, summary, value }) => ({
    kind: 'radio',
    title: label,
    summary,
    enabled: live(row.enabled ?? true, scope),
    checked: value === chosen,
    onClick: () => row.value.write(scope, value),
  }));
}

function bound<T>(binding: Binding<T>, scope: PageScope) {
  return { value: binding.read(scope), onChange: (value: T) => binding.write(scope, value) };
}

function press(
  { opens, onClick, asks }: Extract<PlainRow, { kind?: 'preference' | 'primary-switch' | 'gear' }>,
  scope: PageScope,
  ask: Ask,
): void {
  if (asks !== undefined) ask({ ...asks, onConfirm: () => onClick?.(scope) });
  else if (onClick !== undefined) onClick(scope);
  else if (opens !== undefined) scope.open(live(opens, scope));
}
