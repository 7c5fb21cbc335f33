import type { ComponentChildren } from 'preact';
import { Icon, type IconSource } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';

/** Of the placeholder of an empty list. */
export interface EmptyStateProps {
  /** 72 dp, above the title; undefined: none. */
  icon?: IconSource | undefined;
  /** What is missing: "No notes yet". */
  title: string;
  /** Weaker text below, e.g. what to do about it. */
  message?: string | undefined;
  /** Resource name of the title. */
  id?: string | undefined;
  /** Below the texts, e.g. a button. */
  children?: ComponentChildren;
}

/** What a list shows when it has nothing. */
export function EmptyState({ icon, title, message, id, children }: EmptyStateProps) {
  return (
    <LinearLayout orientation="vertical" weight={1} align="center" justify="center" gap={8} padding={32}>
      {icon !== undefined && <Icon icon={icon} size={72} color="var(--outline)" />}
      <TextView id={id} textAppearance="title" align="center">
        {title}
      </TextView>
      {message !== undefined && (
        <TextView align="center" color="muted">
          {message}
        </TextView>
      )}
      {children}
    </LinearLayout>
  );
}
