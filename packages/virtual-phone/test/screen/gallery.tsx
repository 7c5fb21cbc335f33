import {
  AlertDialog,
  Avatar,
  BottomNavigationView,
  BottomSheet,
  Button,
  CardView,
  CheckBox,
  Chip,
  createStore,
  DatePicker,
  Divider,
  Drawer,
  defineScreens,
  EditText,
  EmptyState,
  FloatingActionButton,
  glyphs,
  Icon,
  ImageButton,
  LinearLayout,
  ListItem,
  ProgressBar,
  RadioButton,
  RecyclerView,
  ScrollView,
  SeekBar,
  Snackbar,
  Spinner,
  Switch,
  TabLayout,
  TextView,
  TimePicker,
  Toolbar,
  useActivity,
  useApi,
  useBack,
  useStore,
  useTimeout,
  ViewPager,
  WebView,
  type WebViewHandle,
} from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';

/** Every widget once, on a few screens: for tests, and to be looked at. */

function WidgetsActivity() {
  const [on, setOn] = useState(true);
  const [checked, setChecked] = useState(true);
  const [choice, setChoice] = useState('one');
  const [volume, setVolume] = useState(40);
  const [place, setPlace] = useState(0);
  const [taps, setTaps] = useState(0);
  const [held, setHeld] = useState(0);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar
        title="Widgets"
        onUp={() => undefined}
        menu={[
          { title: 'Search', icon: glyphs.search, showAsAction: 'always' },
          { title: 'Settings' },
          { title: 'Sort by name', checked: true },
          { title: 'Help', enabled: false },
        ]}
      />
      <ScrollView id="scroll">
        <LinearLayout orientation="vertical" padding={16} gap={8} align="stretch">
          <TextView id="counter" textAppearance="title-large">{`${taps} taps, ${held} long`}</TextView>
          <TextView color="muted">
            Material 3 widgets on the virtual phone. Emoji 😀🎉 and other scripts: Grüße, Привет, 日本語, ñ.
          </TextView>
          <LinearLayout gap={8} style={{ flexWrap: 'wrap' }}>
            <Button id="tap" onClick={() => setTaps(taps + 1)} onLongClick={() => setHeld(held + 1)}>
              Filled
            </Button>
            <Button variant="tonal">Tonal</Button>
            <Button variant="outlined">Outlined</Button>
            <Button variant="text">Text</Button>
            <Button variant="elevated" icon={glyphs.edit}>
              Elevated
            </Button>
            <Button enabled={false}>Disabled</Button>
          </LinearLayout>
          <LinearLayout gap={8}>
            <ImageButton icon={glyphs.edit} contentDescription="Edit" />
            <ImageButton icon={glyphs.close} contentDescription="Close" variant="filled" />
            <ImageButton icon={glyphs.calendar} contentDescription="Calendar" variant="tonal" />
            <Icon icon={glyphs.clock} contentDescription="Clock" />
            <Avatar name="Emma" />
            <Avatar name="Ben" />
          </LinearLayout>
          <LinearLayout gap={8}>
            <Chip label="Chip" icon={glyphs.calendar} onClick={() => undefined} />
            <Chip label="Filter" checked onClick={() => undefined} />
            <Chip label="Input" onClose={() => undefined} />
          </LinearLayout>
          <Switch id="switch" checked={on} onChange={setOn}>
            Switch
          </Switch>
          <LinearLayout>
            <CheckBox id="check" checked={checked} onChange={setChecked}>
              CheckBox
            </CheckBox>
            <RadioButton checked={choice === 'one'} onChange={() => setChoice('one')}>
              One
            </RadioButton>
            <RadioButton checked={choice === 'two'} onChange={() => setChoice('two')}>
              Two
            </RadioButton>
          </LinearLayout>
          <TextView id="volume">{`Volume ${volume}`}</TextView>
          <SeekBar id="slider" value={volume} onChange={setVolume} />
          <ProgressBar value={0.6} />
          <Spinner id="spinner" items={['Small', 'Medium', 'Large']} selected={place} onSelect={setPlace} />
          <CardView>
            <LinearLayout orientation="vertical" padding={16} gap={4}>
              <TextView textAppearance="title">Card</TextView>
              <TextView color="muted">With some text in it, long enough to need a second line.</TextView>
            </LinearLayout>
          </CardView>
          <CardView variant="outlined">
            <ListItem
              title="List item"
              summary="With a summary"
              icon={glyphs.calendar}
              trailing="Now"
              onClick={() => undefined}
            />
            <Divider inset={56} />
            <ListItem title="With a switch" trailing={<Switch checked={on} />} onClick={() => setOn(!on)} />
          </CardView>
          <ProgressBar variant="circle" value={0.7} />
        </LinearLayout>
      </ScrollView>
    </LinearLayout>
  );
}

function FormActivity() {
  const [name, setName] = useState('Emma Jones');
  const [phone, setPhone] = useState('');
  const [secret, setSecret] = useState('secret');
  const [notes, setNotes] = useState('First line\nsecond line');
  const [search, setSearch] = useState('');
  const [saved, setSaved] = useState('');
  useBack(() => {
    if (saved === '') return false;
    setSaved('');
    return true;
  });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Form" onUp={() => undefined} menu={[{ title: 'Delete' }]} />
      <ScrollView>
        <LinearLayout orientation="vertical" gap={16} padding={16}>
          <EditText
            id="name"
            variant="outlined"
            hint="Name"
            value={name}
            onChange={setName}
            imeAction="next"
            leading={glyphs.edit}
          />
          <EditText
            id="phone"
            variant="filled"
            hint="Phone"
            value={phone}
            onChange={setPhone}
            inputType="phone"
            helper="With country code"
          />
          <EditText
            id="plain"
            hint="Plain field"
            value={search}
            onChange={setSearch}
            onImeAction={() => setSaved(search)}
          />
          <EditText
            id="password"
            variant="outlined"
            hint="Password"
            value={secret}
            onChange={setSecret}
            inputType="textPassword"
            error="Too short"
          />
          <EditText
            id="notes"
            variant="outlined"
            hint="Notes"
            value={notes}
            onChange={setNotes}
            multiline
            minLines={3}
          />
          <TextView id="saved">{saved === '' ? 'Nothing saved' : `Saved ${saved}`}</TextView>
          <Button id="save" onClick={() => setSaved(`${name}/${phone}`)}>
            Save
          </Button>
          <EditText id="last" hint="Near the end" value={phone} onChange={setPhone} />
        </LinearLayout>
      </ScrollView>
    </LinearLayout>
  );
}

const rows = Array.from({ length: 200 }, (_, index) => `Row ${index + 1}`);

function RowList({ startAt }: { startAt?: number }) {
  const [search, setSearch] = useState('');
  const [clicked, setClicked] = useState('');
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <EditText id="search_src_text" value={search} onChange={setSearch} hint="Search rows" />
      <TextView id="clicked" style={{ padding: '0 16px' }}>{`Clicked ${clicked}`}</TextView>
      <RecyclerView
        id="list"
        items={rows.filter((row) => row.includes(search))}
        itemKey={(row) => row}
        startAt={startAt}
        renderItem={(row) => (
          <ListItem
            title={row}
            summary="Something about it"
            leading={<Avatar name={row} />}
            trailing="12:30"
            onClick={() => setClicked(row)}
            onLongClick={() => setClicked(`long ${row}`)}
          />
        )}
        padding={[0, 0, 88, 0]}
      />
      <FloatingActionButton
        id="fab"
        icon={glyphs.edit}
        contentDescription="New row"
        onClick={() => setClicked('fab')}
      />
    </LinearLayout>
  );
}

function ListActivity() {
  return <RowList />;
}

/** Whose first rows are far above what is shown. */
function MiddleActivity() {
  return <RowList startAt={100} />;
}

/** A list of its own height within a longer page, and chips that run out of it sideways. */
function NestedActivity() {
  const [clicked, setClicked] = useState('nothing');
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <TextView id="clicked">{`Clicked ${clicked}`}</TextView>
      <ScrollView id="outer">
        <ScrollView horizontal id="chips">
          {rows.slice(0, 12).map((row) => (
            <Chip key={row} label={row} onClick={() => setClicked(row)} />
          ))}
        </ScrollView>
        <ScrollView id="inner" style={{ height: 300, flex: '0 0 auto' }}>
          {rows.slice(0, 10).map((row) => (
            <ListItem key={row} title={row} onClick={() => setClicked(row)} />
          ))}
        </ScrollView>
        <SeekBar id="slider" value={50} />
        {rows.slice(10, 30).map((row) => (
          <ListItem key={row} title={row} onClick={() => setClicked(row)} />
        ))}
      </ScrollView>
    </LinearLayout>
  );
}

function PagesActivity() {
  const [page, setPage] = useState(0);
  const [section, setSection] = useState(0);
  const [drawer, setDrawer] = useState(false);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar
        title="Pages"
        navigation={{ icon: glyphs.menu, contentDescription: 'Open navigation drawer', onClick: () => setDrawer(true) }}
      />
      <TabLayout
        tabs={[{ label: 'Alarm' }, { label: 'Clock' }, { label: 'Timer' }]}
        selected={page}
        onSelect={setPage}
      />
      <ViewPager
        id="pager"
        selected={page}
        onSelect={setPage}
        pages={['Alarm', 'Clock', 'Timer'].map((name) => (
          <EmptyState key={name} icon={glyphs.clock} title={`${name} page`} message="Swipe to the next one" />
        ))}
      />
      <BottomNavigationView
        items={[
          { label: 'Home', icon: glyphs.calendar },
          { label: 'Search', icon: glyphs.search },
          { label: 'More', icon: glyphs.more },
        ]}
        selected={section}
        onSelect={setSection}
      />
      <Drawer open={drawer} onClose={() => setDrawer(false)}>
        <TextView textAppearance="title" style={{ padding: 24 }}>
          Drawer
        </TextView>
        <ListItem title="Inbox" icon={glyphs.calendar} selected onClick={() => setDrawer(false)} />
        <ListItem title="Sent" icon={glyphs.edit} onClick={() => setDrawer(false)} />
      </Drawer>
    </LinearLayout>
  );
}

/** Its keyboard comes 5 s after it, whatever is on the screen by then. */
function LateKeyboardActivity() {
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), 5_000);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <LinearLayout weight={1}>
        {isLate && <EditText id="field" value="" onChange={() => undefined} autoFocus />}
      </LinearLayout>
      <Toolbar title="Below" menu={[{ title: 'Edit', onClick: () => undefined }]} />
    </LinearLayout>
  );
}

type Shown = 'none' | 'dialog' | 'list' | 'sheet' | 'date' | 'time' | 'snackbar';

function WindowsActivity() {
  const [shown, setShown] = useState<Shown>('none');
  const [result, setResult] = useState('nothing');
  const [name, setName] = useState('');
  const close = () => setShown('none');
  const answer = (text: string) => {
    setResult(text);
    close();
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Windows" variant="center" />
      <LinearLayout orientation="vertical" padding={16} gap={8}>
        <TextView id="result">{`Result: ${result}`}</TextView>
        {(['dialog', 'list', 'sheet', 'date', 'time', 'snackbar'] as const).map((kind) => (
          <Button key={kind} id={kind} variant="tonal" onClick={() => setShown(kind)}>
            {`Show ${kind}`}
          </Button>
        ))}
      </LinearLayout>
      {shown === 'dialog' && (
        <AlertDialog
          title="New folder"
          message="Give it a name."
          onDismiss={() => answer('dismissed')}
          positive={{ label: 'OK', enabled: name !== '', onClick: () => answer(`ok ${name}`) }}
          negative={{ label: 'Cancel', onClick: () => answer('cancelled') }}
        >
          <EditText id="folder" hint="Name" value={name} onChange={setName} autoFocus />
        </AlertDialog>
      )}
      {shown === 'list' && (
        <AlertDialog title="Sort by" flush onDismiss={close}>
          {['Name', 'Date', 'Size'].map((label) => (
            <ListItem
              key={label}
              title={label}
              leading={<RadioButton checked={label === 'Name'} />}
              onClick={() => answer(label)}
            />
          ))}
        </AlertDialog>
      )}
      {shown === 'sheet' && (
        <BottomSheet onDismiss={() => answer('sheet gone')}>
          <ListItem title="Share" icon={glyphs.edit} onClick={() => answer('share')} />
          <ListItem title="Delete" icon={glyphs.close} onClick={() => answer('delete')} />
        </BottomSheet>
      )}
      {shown === 'date' && (
        <DatePicker
          value={{ year: 2023, month: 10, day: 15 }}
          onDismiss={close}
          onPick={({ year, month, day }) => answer(`${year}-${month}-${day}`)}
        />
      )}
      {shown === 'time' && (
        <TimePicker
          value={{ hour: 15, minute: 34 }}
          onDismiss={close}
          onPick={({ hour, minute }) => answer(`${hour}:${minute}`)}
        />
      )}
      {shown === 'snackbar' && (
        <Snackbar text="Deleted" action="Undo" onAction={() => setResult('undone')} onDismiss={close} />
      )}
    </LinearLayout>
  );
}

const kept = createStore(0);

function StateActivity() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const [count, setCount] = useState(0);
  const inModule = useStore(kept, (value) => value);
  return (
    <LinearLayout orientation="vertical" weight={1} padding={16} gap={8}>
      <TextView id="state">{`${count} in the screen, ${inModule} in the module, ${intent.action ?? 'no action'}`}</TextView>
      <Button
        id="more"
        onClick={() => {
          setCount(count + 1);
          kept.set(inModule + 1);
        }}
      >
        More
      </Button>
      <Button id="finish" onClick={() => void finish()}>
        Finish
      </Button>
      <Button id="toast" onClick={() => void api.toast('hello')}>
        Toast
      </Button>
      <Button
        id="crash"
        onClick={() => {
          throw new TypeError('the button is broken');
        }}
      >
        Crash
      </Button>
    </LinearLayout>
  );
}

const PAGE = `<!doctype html><title>Gallery page</title>
<h1>Page</h1>
<button id="shout" onclick="alert('Hear!')">Shout</button>
<a href="https://example.org/far">Far away</a>
<a href="file:///android_asset/none.html">Nowhere</a>
<button id="loop" onclick="setTimeout(() => { for (;;); })">Loop</button>
<button id="order" onclick="if (confirm('Really?')) order.textContent = prompt('How many?', '3') + ' ordered'">Order</button>
<button id="later" onclick="(async () => { await null; if (confirm('Now?') && confirm('Sure?')) later.textContent = 'Done'; })()">Later</button>
<form id="form" onsubmit="return confirm('Send?')"><button>Send</button></form>
<button id="steps" onclick="steps.textContent += ' 1'; alert('One'); steps.textContent += ' 2'; alert('Two'); steps.textContent += ' 3'">Steps</button>`;

const ASKING_PAGE = `<!doctype html><title>Asking</title>
<p id="greeting"></p>
<iframe id="within" srcdoc="<p>Within</p>"></iframe>
<script>greeting.textContent = 'Hello ' + prompt('Who is there?') + (confirm('Sure?') ? '!' : '?')</script>`;

function AskingWebActivity() {
  return <WebView id="page" html={ASKING_PAGE} />;
}

function WebActivity() {
  const view = useRef<WebViewHandle | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const tell = (what: string) => setTold((before) => [...before, what]);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <TextView id="told">{told.join(', ')}</TextView>
      <Button
        id="evaluate"
        onClick={() => {
          const scripts = ['document.links.length', 'undefined', 'no.such', '({ a: "b" })'];
          void Promise.all(scripts.map((script) => view.current?.evaluateJavascript(script))).then((values) =>
            tell(values.join(' ')),
          );
        }}
      >
        Evaluate
      </Button>
      <Button
        id="caret"
        onClick={() => {
          const script =
            'getComputedStyle(document.body.appendChild(document.createElement("textarea"))).caretAnimation';
          void view.current?.evaluateJavascript(script).then(tell);
        }}
      >
        Caret
      </Button>
      <Button id="load" onClick={() => view.current?.loadUrl('http://example.org/')}>
        Load
      </Button>
      <WebView
        id="page"
        html={PAGE}
        webRef={view}
        onPageFinished={(url) => tell(`finished ${url}`)}
        onReceivedError={({ description, failingUrl }) => tell(`${description} ${failingUrl}`)}
        shouldOverrideUrlLoading={(url) => {
          tell(`override ${url}`);
          return url.startsWith('https:');
        }}
      />
    </LinearLayout>
  );
}

function BrokenActivity(): null {
  throw new RangeError('cannot draw');
}

export default defineScreens({
  theme: { accent: '#0b57d0' },
  activities: {
    'test.Widgets': WidgetsActivity,
    'test.Form': FormActivity,
    'test.List': ListActivity,
    'test.Nested': NestedActivity,
    'test.Pages': PagesActivity,
    'test.Windows': WindowsActivity,
    'test.LateKeyboard': LateKeyboardActivity,
    'test.Middle': MiddleActivity,
    'test.State': StateActivity,
    'test.AskingWeb': AskingWebActivity,
    'test.Web': WebActivity,
    'test.Broken': BrokenActivity,
  },
});
