import type { Intent } from '@androidworld/app-sdk';

export interface Role {
  /** Ends the question: `Set Messages as your default …?` */
  readonly what: string;
  /** Apps that answer it may hold the role. */
  readonly proof: Intent;
}

/** Roles an app may ask for. */
export const roles: Readonly<Record<string, Role>> = {
  'android.app.role.BROWSER': {
    what: 'browser app',
    proof: { action: 'android.intent.action.VIEW', data: 'http://' },
  },
  'android.app.role.DIALER': { what: 'phone app', proof: { action: 'android.intent.action.DIAL' } },
  'android.app.role.HOME': {
    what: 'home app',
    proof: { action: 'android.intent.action.MAIN', categories: ['android.intent.category.HOME'] },
  },
  'android.app.role.SMS': { what: 'SMS app', proof: { action: 'android.intent.action.SENDTO', data: 'smsto:' } },
};
