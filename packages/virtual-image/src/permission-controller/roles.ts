import type { Intent } from '@androidworld/app-sdk';

export interface Role {
  /** Ends the question: `Set Messages as your default …?` */
  readonly what: string;
  /** What it brings, below the app that is chosen; absent where Android says nothing. */
  readonly brings?: string;
  /** Apps that answer it may hold the role. */
  readonly proof: Intent;
}

/** Roles an app may ask for. */
export const roles: Readonly<Record<string, Role>> = {
  'android.app.role.BROWSER': {
    what: 'browser app',
    proof: { action: 'android.intent.action.VIEW', data: 'http://' },
  },
  'android.app.role.DIALER': {
    what: 'phone app',
    brings:
      'This app will be allowed to send you notifications and will be given access to your Camera, Contacts, Microphone, Phone, and SMS',
    proof: { action: 'android.intent.action.DIAL' },
  },
  'android.app.role.HOME': {
    what: 'home app',
    proof: { action: 'android.intent.action.MAIN', categories: ['android.intent.category.HOME'] },
  },
  'android.app.role.SMS': {
    what: 'SMS app',
    brings:
      'This app will be allowed to send you notifications and will be given access to your Camera, Contacts, Files, Microphone, Phone, and SMS',
    proof: { action: 'android.intent.action.SENDTO', data: 'smsto:' },
  },
};
