import { Button, css, FrameLayout, Icon, ImageButton, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import offline from '@material-symbols/svg-400/rounded/cloud_off.svg';
import target from '@material-symbols/svg-400/rounded/my_location.svg';
import { useState } from 'preact/hooks';
import { Row } from './parts/row.tsx';
import { Sheet } from './parts/sheet.tsx';

css`
.view.welcome { position: absolute; inset: 0; z-index: 8; background: var(--surface); color: var(--on-surface); display: flex; flex-direction: column; padding: calc(var(--status-bar-height) + 8px) 16px 16px; }
.welcome-top { display: flex; align-items: center; height: 56px; }
.welcome-title { font-size: 1.5rem; font-weight: 500; margin-top: 24px; }
.welcome-card { margin-top: 24px; border: 1px solid var(--surface-variant); border-radius: 8px; padding: 16px; gap: 16px; }
.welcome-terms { color: var(--on-surface-variant); font-size: 0.875rem; margin-top: 16px; }
.welcome-space { flex: 1; }
`;

/** The first page of the app: there is nothing to download from, so that it can only be skipped. */
export function Welcome({ logo, onSkip }: { logo: string; onSkip: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FrameLayout id="welcome_fragment" class="welcome">
      <div class="welcome-top">
        <Icon id="logo" icon={logo} size={40} color="#ff8800" />
        <div class="welcome-space" />
        <ImageButton
          id="actions_button"
          contentDescription="Other"
          icon="M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
          onClick={() => setOpen(true)}
        />
      </div>
      <TextView class="welcome-title">Welcome</TextView>
      <TextView id="wizard_description" color="muted">
        Let OsmAnd determine your location and suggest maps to download for that region.
      </TextView>
      <LinearLayout id="wizard_card" class="welcome-card" align="center">
        <Icon id="wizard_icon" icon={offline} />
        <TextView id="wizard_title" weight={1}>
          No Internet connection
        </TextView>
        <ImageButton id="location_button" contentDescription="Location" icon={target} onClick={() => setOpen(true)} />
      </LinearLayout>
      <TextView id="terms_of_service_description" class="welcome-terms">
        By going on you accept the terms of use and the privacy policy.
      </TextView>
      <div class="welcome-space" />
      <Button id="skip_button" variant="text" onClick={onSkip}>
        SKIP DOWNLOAD
      </Button>
      {isOpen && (
        <Sheet
          title="Set up"
          onClose={() => setOpen(false)}
          buttons={[{ text: 'Close', onClick: () => setOpen(false) }]}
        >
          <Row
            title="Choose on the map"
            onClick={() => {
              setOpen(false);
              onSkip();
            }}
          />
        </Sheet>
      )}
    </FrameLayout>
  );
}
