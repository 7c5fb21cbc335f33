import type { AppProvider } from '@androidworld/app-sdk';
import type { Identity } from '../../../disk/disk.ts';

/** A content provider of the system image. Unlike an app's it knows who calls. */
export interface SystemProvider {
  /** In whose process it runs. */
  readonly packageName: string;
  readonly className: string;
  readonly authorities: readonly string[];
  readonly readPermission?: string;
  readonly writePermission?: string;
  as(caller: Identity): AppProvider;
  /** Makes its databases, as its first start does. */
  prepare?(): Promise<void>;
}
