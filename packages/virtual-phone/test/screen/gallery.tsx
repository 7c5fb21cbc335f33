import {
  AppBar,
  Avatar,
  BottomNavigation,
  BottomSheet,
  Button,
  Card,
  CheckBox,
  Chip,
  Column,
  createStore,
  DatePicker,
  Dialog,
  Divider,
  Drawer,
  defineScreens,
  EmptyState,
  Fab,
  glyphs,
  Icon,
  IconButton,
  LazyList,
  ListItem,
  ProgressBar,
  RadioButton,
  Row,
  ScrollView,
  SearchBar,
  Slider,
  Snackbar,
  Spinner,
  Switch,
  Tabs,
  Text,
  TextField,
  TimePicker,
  useActivity,
  useApi,
  useBack,
  useStore,
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
    <Column weight={1}>
      <AppBar
        title="Widgets"
        onUp={() => undefined}
        actions={[{ icon: glyphs.search, label: 'Search', onClick: () => undefined }]}
        menu={[{ label: 'Settings' }, { label: 'Sort by name', checked: true }, { label: 'Help', enabled: false }]}
      />
      <ScrollView id="scroll">
        <Column padding={16} gap={8} align="stretch">
          <Text id="counter" look="title-large">{`${taps} taps, ${held} long`}</Text>
          <Text color="muted">
            Material 3 widgets on the virtual phone. Emoji 😀🎉 and other scripts: Grüße, Привет, 日本語, ñ.
          </Text>
          <Row gap={8} style={{ flexWrap: 'wrap' }}>
            <Button id="tap" onClick={() => setTaps(taps + 1)} onLongClick={() => setHeld(held + 1)}>
              Filled
            </Button>
            <Button look="tonal">Tonal</Button>
            <Button look="outlined">Outlined</Button>
            <Button look="text">Text</Button>
            <Button look="elevated" icon={glyphs.edit}>
              Elevated
            </Button>
            <Button enabled={false}>Disabled</Button>
          </Row>
          <Row gap={8}>
            <IconButton icon={glyphs.edit} desc="Edit" />
            <IconButton icon={glyphs.close} desc="Close" look="filled" />
            <IconButton icon={glyphs.calendar} desc="Calendar" look="tonal" />
            <Icon icon={glyphs.clock} desc="Clock" />
            <Avatar name="Emma" />
            <Avatar name="Ben" />
          </Row>
          <Row gap={8}>
            <Chip label="Chip" icon={glyphs.calendar} onClick={() => undefined} />
            <Chip label="Filter" checked onClick={() => undefined} />
            <Chip label="Input" onClose={() => undefined} />
          </Row>
          <Switch id="switch" checked={on} onChange={setOn}>
            Switch
          </Switch>
          <Row>
            <CheckBox id="check" checked={checked} onChange={setChecked}>
              CheckBox
            </CheckBox>
            <RadioButton checked={choice === 'one'} onChange={() => setChoice('one')}>
              One
            </RadioButton>
            <RadioButton checked={choice === 'two'} onChange={() => setChoice('two')}>
              Two
            </RadioButton>
          </Row>
          <Text id="volume">{`Volume ${volume}`}</Text>
          <Slider id="slider" value={volume} onChange={setVolume} />
          <ProgressBar value={0.6} />
          <Spinner id="spinner" items={['Small', 'Medium', 'Large']} selected={place} onSelect={setPlace} />
          <Card>
            <Column padding={16} gap={4}>
              <Text look="title">Card</Text>
              <Text color="muted">With some text in it, long enough to need a second line.</Text>
            </Column>
          </Card>
          <Card look="outlined">
            <ListItem
              title="List item"
              summary="With a summary"
              icon={glyphs.calendar}
              trailing="Now"
              onClick={() => undefined}
            />
            <Divider inset={56} />
            <ListItem title="With a switch" trailing={<Switch checked={on} />} onClick={() => setOn(!on)} />
          </Card>
          <ProgressBar look="circle" value={0.7} />
        </Column>
      </ScrollView>
    </Column>
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
    <Column weight={1}>
      <AppBar title="Form" onUp={() => undefined} menu={[{ label: 'Delete' }]} />
      <ScrollView>
        <Column gap={16} padding={16}>
          <TextField
            id="name"
            look="outlined"
            hint="Name"
            value={name}
            onChange={setName}
            imeAction="next"
            leading={glyphs.edit}
          />
          <TextField
            id="phone"
            look="filled"
            hint="Phone"
            value={phone}
            onChange={setPhone}
            inputType="phone"
            helper="With country code"
          />
          <TextField
            id="plain"
            hint="Plain field"
            value={search}
            onChange={setSearch}
            onImeAction={() => setSaved(search)}
          />
          <TextField
            id="password"
            look="outlined"
            hint="Password"
            value={secret}
            onChange={setSecret}
            inputType="textPassword"
            error="Too short"
          />
          <TextField id="notes" look="outlined" hint="Notes" value={notes} onChange={setNotes} multiline minLines={3} />
          <Text id="saved">{saved === '' ? 'Nothing saved' : `Saved ${saved}`}</Text>
          <Button id="save" onClick={() => setSaved(`${name}/${phone}`)}>
            Save
          </Button>
          <TextField id="last" hint="Near the end" value={phone} onChange={setPhone} />
        </Column>
      </ScrollView>
    </Column>
  );
}

const rows = Array.from({ length: 200 }, (_, index) => `Row ${index + 1}`);

function ListActivity() {
  const [search, setSearch] = useState('');
  const [clicked, setClicked] = useState('');
  return (
    <Column weight={1}>
      <SearchBar value={search} onChange={setSearch} hint="Search rows" />
      <Text id="clicked" style={{ padding: '0 16px' }}>{`Clicked ${clicked}`}</Text>
      <LazyList
        id="list"
        items={rows.filter((row) => row.includes(search))}
        itemKey={(row) => row}
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
      <Fab id="fab" icon={glyphs.edit} desc="New row" onClick={() => setClicked('fab')} />
    </Column>
  );
}

/** A list of its own height within a longer page, and chips that run out of it sideways. */
function NestedActivity() {
  const [clicked, setClicked] = useState('nothing');
  return (
    <Column weight={1}>
      <Text id="clicked">{`Clicked ${clicked}`}</Text>
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
        <Slider id="slider" value={50} />
        {rows.slice(10, 30).map((row) => (
          <ListItem key={row} title={row} onClick={() => setClicked(row)} />
        ))}
      </ScrollView>
    </Column>
  );
}

function PagesActivity() {
  const [page, setPage] = useState(0);
  const [section, setSection] = useState(0);
  const [drawer, setDrawer] = useState(false);
  return (
    <Column weight={1}>
      <AppBar
        title="Pages"
        navigation={{ icon: glyphs.menu, desc: 'Open navigation drawer', onClick: () => setDrawer(true) }}
      />
      <Tabs tabs={[{ label: 'Alarm' }, { label: 'Clock' }, { label: 'Timer' }]} selected={page} onSelect={setPage} />
      <ViewPager
        id="pager"
        selected={page}
        onSelect={setPage}
        pages={['Alarm', 'Clock', 'Timer'].map((name) => (
          <EmptyState key={name} icon={glyphs.clock} title={`${name} page`} message="Swipe to the next one" />
        ))}
      />
      <BottomNavigation
        items={[
          { label: 'Home', icon: glyphs.calendar },
          { label: 'Search', icon: glyphs.search },
          { label: 'More', icon: glyphs.more },
        ]}
        selected={section}
        onSelect={setSection}
      />
      <Drawer open={drawer} onClose={() => setDrawer(false)}>
        <Text look="title" style={{ padding: 24 }}>
          Drawer
        </Text>
        <ListItem title="Inbox" icon={glyphs.calendar} selected onClick={() => setDrawer(false)} />
        <ListItem title="Sent" icon={glyphs.edit} onClick={() => setDrawer(false)} />
      </Drawer>
    </Column>
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
    <Column weight={1}>
      <AppBar title="Windows" look="center" />
      <Column padding={16} gap={8}>
        <Text id="result">{`Result: ${result}`}</Text>
        {(['dialog', 'list', 'sheet', 'date', 'time', 'snackbar'] as const).map((kind) => (
          <Button key={kind} id={kind} look="tonal" onClick={() => setShown(kind)}>
            {`Show ${kind}`}
          </Button>
        ))}
      </Column>
      {shown === 'dialog' && (
        <Dialog
          title="New folder"
          message="Give it a name."
          onDismiss={() => answer('dismissed')}
          positive={{ label: 'OK', enabled: name !== '', onClick: () => answer(`ok ${name}`) }}
          negative={{ label: 'Cancel', onClick: () => answer('cancelled') }}
        >
          <TextField id="folder" hint="Name" value={name} onChange={setName} autoFocus />
        </Dialog>
      )}
      {shown === 'list' && (
        <Dialog title="Sort by" flush onDismiss={close}>
          {['Name', 'Date', 'Size'].map((label) => (
            <ListItem
              key={label}
              title={label}
              leading={<RadioButton checked={label === 'Name'} />}
              onClick={() => answer(label)}
            />
          ))}
        </Dialog>
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
    </Column>
  );
}

const kept = createStore(0);

function StateActivity() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const [count, setCount] = useState(0);
  const inModule = useStore(kept, (value) => value);
  return (
    <Column weight={1} padding={16} gap={8}>
      <Text id="state">{`${count} in the screen, ${inModule} in the module, ${intent.action ?? 'no action'}`}</Text>
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
    </Column>
  );
}

const PAGE = `<!doctype html><title>Gallery page</title>
<h1>Page</h1>
<button id="shout" onclick="alert('Hear!')">Shout</button>
<a href="https://example.org/far">Far away</a>
<a href="file:///android_asset/none.html">Nowhere</a>`;

function WebActivity() {
  const view = useRef<WebViewHandle | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const tell = (what: string) => setTold((before) => [...before, what]);
  return (
    <Column weight={1}>
      <Text id="told">{told.join(', ')}</Text>
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
    </Column>
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
    'test.State': StateActivity,
    'test.Web': WebActivity,
    'test.Broken': BrokenActivity,
  },
});
