import {
  CardView,
  css,
  glyphs,
  Icon,
  LinearLayout,
  ListItem,
  ScrollView,
  TextView,
  Toolbar,
  useApi,
  useBack,
} from '@androidworld/app-sdk/ui';
import logo from '@material-symbols/svg-400/rounded/crop_free.svg';
import { useState } from 'preact/hooks';
import type { ScreenProps } from '../main-screen.tsx';
import { PlainBar } from '../plain-bar.tsx';

css`
.about { padding: 16px; gap: 8px; }
.about-page { padding: 16px; }
`;

/** Pages within the app. */
const pages = {
  'Privacy and Policy': 'The app keeps expenses on this phone only. It sends nothing but the feedback that you write.',
  'Opens-Source Libraries': 'AndroidX, Kotlin, Material Components, Room, WorkManager and JExcelApi.',
} as const;

type Page = keyof typeof pages;

export function AboutScreen({ onMenu }: ScreenProps) {
  const api = useApi();
  const [page, setPage] = useState<Page | null>(null);
  useBack(() => setPage(null), page !== null);
  const browse = (data: string) =>
    void api
      .startActivity({ action: 'android.intent.action.VIEW', data })
      .catch(() => api.toast('No app can open this link.'));
  if (page !== null) {
    return (
      <>
        <Toolbar navigation={{ icon: glyphs.back, onClick: () => setPage(null) }}>
          <TextView id="tv_web_title" class="app-bar-title" style={{ marginLeft: 16 }}>
            {page}
          </TextView>
        </Toolbar>
        <ScrollView weight={1}>
          <TextView class="about-page">{pages[page]}</TextView>
        </ScrollView>
      </>
    );
  }
  return (
    <>
      <PlainBar onMenu={onMenu} title="About" />
      <ScrollView weight={1}>
        <LinearLayout orientation="vertical" align="center" class="about">
          <Icon icon={logo} size={96} color="#039be5" />
          <TextView textAppearance="title-large">Pro Expense</TextView>
          <TextView color="muted">(BETA)</TextView>
          <TextView>1.0.0-beta05</TextView>
          <TextView align="center" color="muted">
            Keeps track of what comes in and what goes out.
          </TextView>
        </LinearLayout>
        <CardView class="plain-card">
          {(Object.keys(pages) as Page[]).map((title) => (
            <ListItem key={title} title={title} onClick={() => setPage(title)} />
          ))}
          <ListItem title="Contribute the app" onClick={() => browse('https://github.com/arduia/ProExpense')} />
        </CardView>
        <CardView class="plain-card">
          <TextView textAppearance="title">ACKNOWLEDGEMENT</TextView>
          <TextView color="muted">Thanks to everybody who tried the beta.</TextView>
        </CardView>
      </ScrollView>
    </>
  );
}
