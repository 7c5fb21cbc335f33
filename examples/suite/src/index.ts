import { setUpApp } from '@androidworld/android-kit';
import { defineSuite, type Suite } from '@androidworld/core';
import { addContact } from './add-contact.ts';
import { turnOnWifi } from './turn-on-wifi.ts';
import { wifiThenContact } from './wifi-then-contact.ts';

const contacts = 'com.google.android.contacts';

export interface FirstStepsOptions {
  /** Whether tasks made of several others are among them. Default true. */
  readonly composites?: boolean;
}

export default function firstSteps({ composites = true }: FirstStepsOptions = {}): Suite {
  return defineSuite({
    name: 'first-steps',
    version: '1.0.0',
    tasks: [addContact, turnOnWifi, ...(composites ? [wifiThenContact] : [])],

    // Once per device and run, and again after another suite's episodes. Cheap when all is there already: a phone that is new
    // shows what is new in an app first.
    async prepareDevice(context) {
      await setUpApp(context, {
        name: 'contacts',
        packageName: contacts,
        firstRun: ['Skip', 'Don’t allow'],
        mainScreenShows: 'Create contact',
      });
    },
    // What `androidworld doctor` asks of a device: are the apps there?
    async checkDevice({ device, signal }) {
      const apps = await device.apps.list({ signal });
      return apps.some(({ packageName }) => packageName === contacts)
        ? { status: 'ok', message: 'Contacts is installed' }
        : { status: 'failed', message: 'Contacts is not installed', fix: 'Use an image with the apps of Google' };
    },
    // Around every episode: before the task's own set-up, after its own tear-down (also after failures).
    async beforeEpisode({ device, signal }) {
      await device.apps.stop(contacts, { signal });
    },
  });
}
