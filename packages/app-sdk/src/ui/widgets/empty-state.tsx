import type { ComponentChildren } from 'preact';
import { Icon, type IconSource } from './icon.tsx';
import { Column } from './layout.tsx';
import { Text } from './text.tsx';

export interface EmptyStateProps {
  icon?: IconSource | undefined;
  title: string;
  message?: string | undefined;
  id?: string | undefined;
  children?: ComponentChildren;
}

/** What a list shows when it has nothing. */
export function EmptyState({ icon, title, message, id, children }: EmptyStateProps) {
  return (
    <Column weight={1} align="center" justify="center" gap={8} padding={32}>
      {icon !== undefined && <Icon icon={icon} size={72} color="var(--outline)" />}
      <Text id={id} look="title" align="center">
        {title}
      </Text>
      {message !== undefined && (
        <Text align="center" color="muted">
          {message}
        </Text>
      )}
      {children}
    </Column>
  );
}
