import { definePreferences, pref } from '@androidworld/app-sdk';
import {
  AlertDialog,
  css,
  Icon,
  type IconSource,
  LinearLayout,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import bug from '@material-symbols/svg-400/rounded/code.svg';
import group from '@material-symbols/svg-400/rounded/group.svg';
import help from '@material-symbols/svg-400/rounded/help.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import link from '@material-symbols/svg-400/rounded/link.svg';
import mail from '@material-symbols/svg-400/rounded/mail.svg';
import { useState } from 'preact/hooks';

css`
.simple-about-section { padding: 16px 16px 8px; color: var(--primary); }
.simple-about-row { min-height: 56px; padding: 0 16px; gap: 24px; }
`;

export interface AboutScreenProps {
  versionName: string;
  /** Questions people ask, with answers. */
  questions: readonly { readonly question: string; readonly answer: string }[];
  /** Name of the project at GitHub. */
  repository: string;
}

/** Every Simple app keeps it among its own. */
const preferences = definePreferences('Prefs', { wasToldOfQuestions: pref.boolean(false, 'was_before_asking_shown') });

const site = 'https://simplemobiletools.com';

/** What the Simple apps say about themselves; links open the browser. */
export function AboutScreen({ versionName, questions, repository }: AboutScreenProps) {
  const api = useApi();
  const { finish } = useActivity();
  const [shown, setShown] = useState<'questions' | 'contributors' | 'licences' | 'mail' | null>(null);
  const [stored, change] = usePreferences(preferences);
  const browse = (url: string) => () =>
    void api
      .startActivity({ action: 'android.intent.action.VIEW', data: url })
      // As the real app: without a browser it says so.
      .catch(() => api.toast('No app found for this action'));
  const close = () => setShown(null);
  const write = browse('mailto:hello@simplemobiletools.com');
  const askToRead = () => {
    if (stored?.wasToldOfQuestions === true) return write();
    void change({ wasToldOfQuestions: true });
    return setShown('mail');
  };
  return (
    <LinearLayout id="about_coordinator" className="android.view.ViewGroup" orientation="vertical" weight={1}>
      <Toolbar id="about_toolbar" title="About" onUp={() => void finish()} />
      <ScrollView id="about_nested_scrollview" weight={1} focusable>
        <Section>Support</Section>
        <Row icon={help} label="Frequently asked questions" onClick={() => setShown('questions')} />
        <Row icon={mail} label="hello@simplemobiletools.com" onClick={askToRead} />
        <Section>Help us</Section>
        <Row icon={group} label="Contributors" onClick={() => setShown('contributors')} />
        <Row icon={link} label="Donate" onClick={browse(`${site}/donate`)} />
        <Section>Social</Section>
        <Row icon={link} label="Facebook" onClick={browse('https://www.facebook.com/simplemobiletools')} />
        <Row icon={bug} label="GitHub" onClick={browse(`https://github.com/SimpleMobileTools/${repository}`)} />
        <Row icon={link} label="Reddit" onClick={browse('https://www.reddit.com/r/SimpleMobileTools')} />
        <Row icon={link} label="Telegram" onClick={browse('https://t.me/SimpleMobileTools')} />
        <Section>Other</Section>
        <Row icon={link} label="Website" onClick={browse(site)} />
        <Row icon={info} label="Privacy policy" onClick={browse(`${site}/privacy`)} />
        <Row icon={info} label="Third party licences" onClick={() => setShown('licences')} />
        <Row icon={info} label={`Version ${versionName} Pro`} onClick={() => undefined} />
        <TextView align="center" color="muted" style={{ padding: '24px' }}>
          Made with ❤️ in Slovakia
        </TextView>
      </ScrollView>
      {shown === 'questions' && (
        <AlertDialog title="Frequently asked questions" onDismiss={close} positive={{ label: 'OK', onClick: close }}>
          {questions.map(({ question, answer }) => (
            <LinearLayout key={question} orientation="vertical" padding={[0, 0, 16, 0]}>
              <TextView bold>{question}</TextView>
              <TextView>{answer}</TextView>
            </LinearLayout>
          ))}
        </AlertDialog>
      )}
      {shown === 'mail' && (
        <AlertDialog
          message="Please look through the frequently asked questions before you ask one; the answer may be there. And make sure that you use the latest version."
          onDismiss={close}
          positive={{ label: 'Read FAQ', onClick: () => setShown('questions') }}
          negative={{
            label: 'Skip',
            onClick() {
              close();
              write();
            },
          }}
        />
      )}
      {shown === 'contributors' && (
        <AlertDialog
          title="Contributors"
          message="This app was made possible by many people who write, translate and test it."
          onDismiss={close}
          positive={{ label: 'OK', onClick: close }}
        />
      )}
      {shown === 'licences' && (
        <AlertDialog
          title="Third party licences"
          message="Kotlin, AndroidX, Joda-Time and others, each under its own licence."
          onDismiss={close}
          positive={{ label: 'OK', onClick: close }}
        />
      )}
    </LinearLayout>
  );
}

function Section({ children }: { children: string }) {
  return (
    <TextView class="simple-about-section" layoutWidth="match_parent">
      {children.toUpperCase()}
    </TextView>
  );
}

function Row({ icon, label, onClick }: { icon: IconSource; label: string; onClick: () => void }) {
  return (
    <LinearLayout
      id="about_item_holder"
      className="android.widget.RelativeLayout"
      class="simple-about-row"
      onClick={onClick}
    >
      <Icon id="about_item_icon" icon={icon} />
      <TextView id="about_item_label" textAppearance="body-large">
        {label}
      </TextView>
    </LinearLayout>
  );
}
