import {
  Button,
  css,
  Icon,
  LinearLayout,
  TextView,
  useApi,
  usePreferences,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import logo from '@material-symbols/svg-400/rounded/crop_free.svg';
import { preferences } from '../store/preferences.ts';
import { CurrencyList } from '../widgets/currency-list.tsx';
import { LanguageList } from '../widgets/language-list.tsx';

css`
.onboarding { flex: 1; min-height: 0; padding: 24px 16px 16px; gap: 12px; }
.onboarding .button { width: 100%; }
`;

/** Language, then currency; BACK leaves the app, and it begins again. */
export function OnboardingScreen() {
  const api = useApi();
  const [, change] = usePreferences(preferences);
  const [page, setPage] = useSavedState<1 | 2>('page', 1);
  const finish = async () => {
    await api.callProcess('openDatabase');
    await change({ isFirstTime: false });
  };
  return (
    <LinearLayout orientation="vertical" align="stretch" class="onboarding">
      <LinearLayout orientation="vertical" align="center">
        <Icon id="imv_app" icon={logo} size={130} color="#039be5" />
        <TextView id="tv_welcome" textAppearance="title-large" align="center">
          Hello! Welcome to Pro Expense
        </TextView>
      </LinearLayout>
      <TextView id="tv_lang" textAppearance="title">
        {page === 1 ? 'Choose Language' : 'Choose Currency'}
      </TextView>
      {page === 1 ? <LanguageList /> : <CurrencyList />}
      <Button id="btn_continue" onClick={() => (page === 1 ? setPage(2) : void finish())}>
        {page === 1 ? 'Next' : 'Continue'}
      </Button>
    </LinearLayout>
  );
}
