import {
  ConfirmDialog,
  css,
  EditText,
  FloatingActionButton,
  FrameLayout,
  ImageButton,
  ScrollView,
  Toolbar,
  useApi,
  useBack,
  View,
} from '@androidworld/app-sdk/ui';
import done from '@material-symbols/svg-400/rounded/check_box.svg';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import disk from '@material-symbols/svg-400/rounded/save.svg';
import { useState } from 'preact/hooks';
import { completeTask, reopenTask } from '../../store/complete-task.ts';
import type { TasksPreferences } from '../../store/preferences.ts';
import { deleteTasks, type TaskEdit } from '../../store/save-task.ts';
import type { Snapshot } from '../../store/snapshot.ts';
import { EditorHint } from './editor-hint.tsx';
import { EditorRows } from './editor-rows.tsx';
import { type EditorState, isChanged, saveEditor } from './editor-state.ts';

css`
.editor { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; overflow: hidden; }
.editor-head { position: relative; z-index: 2; }
.editor-bar { position: absolute; left: 0; right: 0; top: 0; display: flex; justify-content: space-between; z-index: 1; }
.editor .editor-bar .app-bar { background: none; box-shadow: none; flex: 1; }
.editor-bar > .icon-button { width: 56px; height: 56px; }
.editor-title { --field-padding: 92.4px; }
.editor-title .field-input { font-size: 1.25rem; line-height: 1.75rem; padding: 74.2px 16px 18.2px; }
.editor-fab.fab { position: absolute; right: 16px; bottom: -28px; z-index: 3; }
.editor-rows { flex: 0 0 auto; height: 100%; }
`;

interface EditorScreenProps {
  initial: EditorState;
  snapshot: Snapshot;
  preferences: TasksPreferences;
  onClose: () => void;
}

/** One task, new or there already. */
export function EditorScreen({ initial, snapshot, preferences, onClose }: EditorScreenProps) {
  const api = useApi();
  const [state, setState] = useState(initial);
  const [asked, setAsked] = useState<'discard' | 'delete' | null>(null);
  const { task, edit } = state;
  const change = (changes: Partial<TaskEdit>) => setState((now) => ({ ...now, edit: { ...now.edit, ...changes } }));
  const save = async () => {
    await saveEditor(api, state);
    onClose();
  };
  const toggle = async () => {
    if (task === undefined) return;
    await saveEditor(api, state);
    if (task.completed > 0) await reopenTask(api, task.id);
    else await completeTask(api, { ...task, ...edit });
    onClose();
  };
  useBack(() => {
    if (preferences.backSaves) void save();
    else if (isChanged(state)) setAsked('discard');
    else onClose();
  });
  return (
    <FrameLayout id="detail" class="editor">
      <ScrollView class="list-coordinator" collapsing>
        <View class="editor-head">
          <EditText
            id="title"
            class="editor-title"
            variant="bare"
            multiline
            maxLines={5}
            hint="Task name"
            inputType="textCapSentences"
            imeAction="done"
            value={edit.title}
            onChange={(title) => change({ title: title.replaceAll('\n', ' ') })}
            onImeAction={() => void save()}
            autoFocus={task === undefined}
          />
          <View id="toolbar" class="editor-bar">
            <ImageButton icon={disk} contentDescription="Save" onClick={() => void save()} />
            <Toolbar
              className="android.view.ViewGroup"
              menu={[
                {
                  id: 'menu_delete',
                  title: 'Delete task',
                  icon: bin,
                  showAsAction: 'always',
                  visible: task !== undefined,
                  onClick: () => setAsked('delete'),
                },
              ]}
            />
          </View>
          {task !== undefined && !preferences.hideCheckButton && (
            <FloatingActionButton
              id="fab"
              icon={done}
              floating={false}
              class="editor-fab"
              onClick={() => void toggle()}
            />
          )}
        </View>
        {!preferences.shownHint && <EditorHint />}
        <ScrollView class="editor-rows" focusable>
          <View className="android.view.View">
            <EditorRows
              state={state}
              snapshot={snapshot}
              preferences={preferences}
              onChange={change}
              onState={setState}
            />
          </View>
        </ScrollView>
      </ScrollView>
      {asked === 'discard' && (
        <ConfirmDialog
          message="Are you sure you want to discard your changes?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={onClose}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          message="Delete this task?"
          onConfirm={() => {
            if (task !== undefined) void deleteTasks(api, [task.id]);
            onClose();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </FrameLayout>
  );
}
