import { FrameLayout, type IconSource, usePermissions } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { EmptyContent } from './empty-content.tsx';

export interface WithPermissionProps {
  /** Without `android.permission.` */
  permission: string;
  icon: IconSource;
  /** Says what cannot be seen, and why. */
  explanation: string;
  children: ComponentChildren;
}

/** What needs a permission; without it, why nothing is there, and a way to grant it. */
export function WithPermission({ permission, icon, explanation, children }: WithPermissionProps) {
  const name = `android.permission.${permission}`;
  const { granted, request } = usePermissions([name]);
  if (granted === undefined) return <FrameLayout weight={1} />;
  if (granted) return <>{children}</>;
  return <EmptyContent icon={icon} message={explanation} action={{ label: 'Turn on', run: () => void request() }} />;
}
