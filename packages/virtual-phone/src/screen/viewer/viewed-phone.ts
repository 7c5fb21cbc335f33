import type { DevtoolsSession } from '../devtools-session.ts';
import type { ScreenControl, ScreenHost } from '../protocol.ts';
import type { PersonTouch } from './person-touch.ts';

/** A phone that can be watched and used by hand. */
export interface ViewedPhone {
  readonly cdp: DevtoolsSession;
  readonly touch: PersonTouch;
  readonly control: ScreenControl;
  readonly host: ScreenHost;
}
