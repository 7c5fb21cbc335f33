import type { Binding, PageScope, SettingsPage, SettingsRow } from '../page.ts';

const enabledServices = 'secure/enabled_accessibility_services';

/** What serves people with a disability, as `enabled_accessibility_services` names it. */
interface AccessibilityService {
  readonly component: string;
  readonly title: string;
  /** After its state in the row. */
  readonly summary?: string;
}

const forwarder: AccessibilityService = {
  component:
    'com.google.androidenv.accessibilityforwarder/com.google.androidenv.accessibilityforwarder.AccessibilityForwarder',
  title: 'com.google.androidenv.accessibilityforwarder.AccessibilityForwarder',
};

const suite = 'com.google.android.marvin.talkback';

export const talkBack: AccessibilityService = {
  component: `${suite}/com.google.android.marvin.talkback.TalkBackService`,
  title: 'TalkBack',
  summary: 'Speak items on screen',
};

export const selectToSpeak: AccessibilityService = {
  component: `${suite}/com.google.android.accessibility.selecttospeak.SelectToSpeakService`,
  title: 'Select to Speak',
  summary: 'Hear selected text',
};

export const accessibilityMenu: AccessibilityService = {
  component: `${suite}/com.google.android.accessibility.accessibilitymenu.AccessibilityMenuService`,
  title: 'Accessibility Menu',
  summary: 'Control device via large menu',
};

const ofTheImage = [talkBack, selectToSpeak, accessibilityMenu];

function isOn({ component }: AccessibilityService): Binding<boolean> {
  const list = (scope: PageScope) => (scope.setting(enabledServices) ?? '').split(':').filter(Boolean);
  return {
    read: (scope) => list(scope).includes(component),
    write(scope, on) {
      const others = list(scope).filter((other) => other !== component);
      const services = on ? [...others, component] : others;
      scope.put(enabledServices, services.join(':'));
      scope.put('secure/accessibility_enabled', services.length > 0 ? '1' : '0');
    },
  };
}

const servicePage = (component: string) => `com.android.settings.accessibility.service/${component}`;

/** The row of a service: whether it is on, and what it is for. */
export function serviceRow(service: AccessibilityService, icon: string): SettingsRow {
  return {
    title: service.title,
    icon,
    summary: (scope) => [isOn(service).read(scope) ? 'On' : 'Off', service.summary].filter(Boolean).join(' / '),
    opens: servicePage(service.component),
  };
}

/** Services that are on and not of the image: those of apps that were installed. */
export function downloadedServices(icon: string): (scope: PageScope) => readonly SettingsRow[] {
  return (scope) => (isOn(forwarder).read(scope) ? [serviceRow(forwarder, icon)] : []);
}

export const accessibilityServicePages: readonly SettingsPage[] = [forwarder, ...ofTheImage].map((service) => ({
  fragment: servicePage(service.component),
  title: service.title,
  rows: [
    { kind: 'main-switch', title: `Use ${service.title}`, value: isOn(service) },
    {
      kind: 'switch',
      title: `${service.title} shortcut`,
      summary: 'Tap accessibility button',
      value: {
        read: (scope) => scope.setting('secure/accessibility_button_targets') === service.component,
        write: (scope, on) => scope.put('secure/accessibility_button_targets', on ? service.component : ''),
      },
    },
    { kind: 'footer', title: `While it is on, ${service.title} sees what is on the screen and can act for you.` },
  ],
}));
