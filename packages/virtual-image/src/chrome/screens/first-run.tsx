import {
  Button,
  CheckBox,
  css,
  Icon,
  LinearLayout,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  useBack,
  View,
} from '@androidworld/app-sdk/ui';
import globe from '@material-symbols/svg-400/rounded/public.svg';
import sync from '@material-symbols/svg-400/rounded/sync.svg';
import { useState } from 'preact/hooks';

css`
.fre { flex: 1; position: relative; display: flex; flex-direction: column; background: var(--background); }
.view.fre-page { flex: none; height: 1957PX; }
.view.fre-logo { position: absolute; left: 0; right: 0; top: 600PX; display: grid; place-items: center; }
.view.fre-title { position: absolute; left: 0; right: 0; top: 1046PX; margin: 0 auto; width: fit-content; font-size: 1.5rem; line-height: 78PX; }
.view.fre-terms { position: absolute; left: 63PX; right: 63PX; top: 1208PX; font-size: 0.875rem; line-height: 57PX; text-align: center; }
.view.fre-report { position: absolute; left: 63PX; right: 63PX; top: 1421PX; height: 126PX; font-size: 0.875rem; }
.view.fre-accept { position: absolute; left: 326PX; top: 2020PX; width: 428PX; height: 126PX; margin: 0; padding: 0; white-space: nowrap; }
@media (orientation: landscape) {
  .view.fre-page { flex: 1; height: auto; }
  .view.fre-logo, .view.fre-title, .view.fre-terms, .view.fre-report { position: static; margin: 12px auto; max-width: 520px; }
  .view.fre-accept { position: static; align-self: center; margin: 8px 0 24px; }
}
.sync { flex: 1; display: flex; flex-direction: column; }
.sync-page { flex: 1; padding: 32px; gap: 16px; text-align: center; }
.sync-bar { display: flex; justify-content: space-between; padding: 16px; }
`;

interface FirstRunProps {
  onAccept: (sendReports: boolean) => Promise<void>;
  onDone: () => Promise<void>;
  accepted: boolean;
}

/** What is asked before anything else: the terms, then whether to sync. */
export function FirstRun({ accepted, onAccept, onDone }: FirstRunProps) {
  return accepted ? <SyncPage onDone={onDone} /> : <WelcomePage onAccept={onAccept} />;
}

function WelcomePage({ onAccept }: Pick<FirstRunProps, 'onAccept'>) {
  const [sends, setSends] = useState(true);
  const { finish } = useActivity();
  useBack(() => void finish());
  return (
    <View id="fre_pager" className="androidx.viewpager.widget.ViewPager" class="fre">
      <View className="android.widget.FrameLayout" class="fre">
        <ScrollView id="scroll_view" class="fre-page" focusable>
          <View class="fre-logo">
            <Icon icon={globe} size={96} color="var(--primary)" semantics={{ importantForAccessibility: 'no' }} />
          </View>
          <TextView id="title" class="fre-title">
            Welcome to Chrome
          </TextView>
          <TextView id="tos_and_privacy" class="fre-terms" layoutWidth="match_parent" focusable>
            By using Chrome, you agree to the Google Terms of Service, and the Google Chrome and ChromeOS Additional
            Terms of Service.
          </TextView>
          <CheckBox id="send_report_checkbox" class="fre-report" checked={sends} onChange={setSends}>
            Help make Chrome better by sending usage statistics and crash reports to Google.
          </CheckBox>
        </ScrollView>
        <Button id="terms_accept" class="fre-accept" onClick={() => void onAccept(sends)}>
          Accept & continue
        </Button>
      </View>
    </View>
  );
}

function SyncPage({ onDone }: Pick<FirstRunProps, 'onDone'>) {
  const api = useApi();
  return (
    <View id="fre_pager" className="androidx.viewpager.widget.ViewPager" class="sync">
      <LinearLayout orientation="vertical" align="center" justify="center" class="sync-page">
        <Icon id="signin_header_image" icon={sync} size={96} color="var(--primary)" />
        <TextView id="signin_title" textAppearance="headline">
          Turn on sync?
        </TextView>
        <TextView id="signin_sync_title">Sync your passwords, history & more on all devices</TextView>
        <TextView id="signin_sync_description" color="muted">
          Google may use your history to personalize Search, ads, and other Google services
        </TextView>
        <TextView id="signin_details_description" color="muted">
          You can always choose what to sync in settings.
        </TextView>
      </LinearLayout>
      <View class="sync-bar">
        <Button id="negative_button" variant="text" onClick={() => void onDone()}>
          No thanks
        </Button>
        <Button
          id="positive_button"
          onClick={() =>
            void api
              .startActivity({ action: 'android.settings.ADD_ACCOUNT_SETTINGS' })
              .catch(() => api.toast('No connection to Google'))
          }
        >
          Add account
        </Button>
      </View>
    </View>
  );
}
