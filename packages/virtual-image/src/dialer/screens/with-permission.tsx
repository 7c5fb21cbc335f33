import { Button, EmptyState, FrameLayout, type IconSource, useApi, useAsync } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

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
  const api = useApi();
  const name = `android.permission.${permission}`;
  const granted = useAsync(() => api.permissions.check(name), [name]);
  if (granted.data === undefined) return <FrameLayout weight={1} />;
  if (granted.data) return <>{children}</>;
  return (
    <EmptyState icon={icon} id="empty_list_view_message" title={explanation}>
      <Button
        variant="text"
        id="empty_list_view_action"
        onClick={() => void api.permissions.request([name]).then(granted.reload)}
      >
        Turn on
      </Button>
    </EmptyState>
  );
}
