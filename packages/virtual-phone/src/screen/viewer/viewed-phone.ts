import type { CDPSession } from 'playwright-core';
import type { ScreenControl, ScreenHost } from '../protocol.ts';

/** A phone that can be watched and used by hand. */
export interface ViewedPhone {
  readonly cdp: CDPSession;
  readonly control: ScreenControl;
  readonly host: ScreenHost;
}
