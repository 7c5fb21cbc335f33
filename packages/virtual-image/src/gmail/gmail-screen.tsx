import {
  Button,
  css,
  glyphs,
  LinearLayout,
  ListItem,
  TextView,
  Toolbar,
  useApi,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';

css`
.gmail-welcome { padding: 32px 24px; gap: 16px; }
`;

type Page = 'welcome' | 'addresses' | 'kinds';

/** The first pages, which lead as far as one comes without a network: to the kinds of account one could add. */
export function GmailScreen() {
  const api = useApi();
  const [page, show] = useSavedState<Page>('page', 'welcome');
  if (page === 'kinds')
    return (
      <LinearLayout orientation="vertical" align="stretch" weight={1}>
        <Toolbar title="Set up email" navigation={{ icon: glyphs.back, onClick: () => show('addresses') }} />
        {['Google', 'Outlook, Hotmail, and Live', 'Yahoo', 'Exchange and Office 365', 'Other'].map((kind) => (
          <ListItem key={kind} title={kind} onClick={() => void api.toast('No internet connection')} />
        ))}
      </LinearLayout>
    );
  return (
    <LinearLayout orientation="vertical" align="stretch" weight={1} class="gmail-welcome">
      <TextView textAppearance="headline" id="welcome_tour_title">
        {page === 'welcome' ? 'New in Gmail' : 'Your addresses'}
      </TextView>
      {page === 'welcome' ? (
        <Button id="welcome_tour_got_it" onClick={() => show('addresses')}>
          GOT IT
        </Button>
      ) : (
        <>
          <ListItem
            icon={add}
            title="Add an email address"
            id="setup_addresses_add_another"
            onClick={() => show('kinds')}
          />
          <Button id="action_done" onClick={() => void api.toast('Please add at least one email address')}>
            TAKE ME TO GMAIL
          </Button>
        </>
      )}
    </LinearLayout>
  );
}
