import {
  AlertDialog,
  CheckBox,
  defineScreens,
  FloatingActionButton,
  glyphs,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

const nothing = () => undefined;

const notes = [
  { title: 'Recipe Ideas', isTodo: true },
  { title: 'Financial Plan', isTodo: true },
  { title: 'Work Tasks', isTodo: true },
  { title: 'Mental Health Support App', isTodo: false },
  { title: 'Subscription Service for Sustainable Home Goods', isTodo: false },
  ...Array.from({ length: 16 }, (_, index) => ({ title: `Note ${index + 6}`, isTodo: false })),
];

/** A list of notes and to-dos as Joplin's. */
function NotesActivity() {
  const [asks, setAsks] = useState(false);
  return (
    <LinearLayout orientation="vertical" weight={1} style={{ position: 'relative' }}>
      <LinearLayout style={{ height: '136PX' }}>
        <ImageButton
          icon={glyphs.menu}
          contentDescription="Sidebar"
          onClick={nothing}
          style={{ width: '137PX', height: '136PX', paddingLeft: '20PX' }}
        />
        <TextView
          textAppearance="title-large"
          align="start"
          style={{ marginLeft: '26PX', width: '654PX', height: '136PX', lineHeight: '130PX' }}
        >
          Ideas
        </TextView>
        <ImageButton
          icon={glyphs.search}
          contentDescription="Search"
          onClick={nothing}
          style={{ width: '132PX', height: '136PX' }}
        />
        <ImageButton
          icon={glyphs.menu}
          contentDescription="Sort notes by"
          onClick={nothing}
          style={{ width: '131PX', height: '136PX' }}
        />
      </LinearLayout>
      <RecyclerView
        items={notes}
        itemKey={({ title }) => title}
        renderItem={({ title, isTodo }) => (
          <LinearLayout
            id="note"
            style={{ height: '112PX', padding: isTodo ? '0 15px 0 0' : '0 15px' }}
            onClick={nothing}
            onLongClick={nothing}
          >
            {isTodo && (
              <CheckBox
                checked={false}
                onChange={nothing}
                contentDescription={`to-do: ${title}`}
                style={{ width: '119PX', height: '110PX', minHeight: 0, alignSelf: 'start' }}
              />
            )}
            <TextView textAppearance="body-large" lines={1} weight={1} style={{ marginBottom: '3PX' }}>
              {title}
            </TextView>
          </LinearLayout>
        )}
        weight={1}
      />
      <FloatingActionButton
        icon={glyphs.edit}
        id="add"
        testTag="fab"
        contentDescription="Add new, collapsed"
        onClick={() => setAsks(true)}
        style={{ right: 16, bottom: '41PX' }}
      />
      {asks && <AlertDialog message="Add a note?" positive={{ label: 'OK', onClick: nothing }} />}
    </LinearLayout>
  );
}

export default defineScreens({
  activities: { 'test.Notes': NotesActivity },
  theme: { material: 2, toolkit: 'react-native' },
});
