import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import {
  Button,
  css,
  FrameLayout,
  ImageButton,
  LinearLayout,
  TextView,
  useBack,
  usePhoneState,
  View,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';

css`
.recents { position: absolute; inset: 0; padding: 80px 0 40px; background: rgb(33 40 44 / 0.94); color: #fff; }
.recents-strip { display: flex; flex-direction: row-reverse; overflow-x: auto; gap: 16px; padding: 0 56px; flex: 1; align-items: center; }
.recents-task { width: 290px; height: 560px; border-radius: 28px; background: #f6f5f9; color: #1b1b1f; overflow: hidden; flex-shrink: 0; display: flex; flex-direction: column; }
.recents-picture { flex: 1; display: grid; place-items: center; }
`;

/** The recent apps, newest at the right. */
export function Recents() {
  const api = useSystemApi();
  const tasks = usePhoneState((state) => state.recents);
  const leave = () => void api.system.setPanel('none');
  useBack(leave);
  return (
    <FrameLayout class="recents" id="overview_panel">
      <LinearLayout orientation="vertical" style={{ height: '100%' }}>
        {tasks.length === 0 ? (
          <View weight={1} style={{ display: 'grid', placeItems: 'center' }} onClick={leave}>
            <TextView textAppearance="title">No recent items</TextView>
          </View>
        ) : (
          <>
            <View class="recents-strip" className="android.widget.ScrollView" semantics={{ scrollable: true }}>
              {tasks.map((task) => (
                <View
                  key={task.taskId}
                  class="recents-task"
                  id="snapshot"
                  contentDescription={task.label}
                  onClick={() => void api.system.moveTaskToFront(task.taskId)}
                >
                  <LinearLayout padding={[8, 12]} gap={12}>
                    <TextView textAppearance="title-small" weight={1} lines={1}>
                      {task.label}
                    </TextView>
                    <ImageButton
                      icon={close}
                      size={20}
                      contentDescription={`Dismiss ${task.label}.`}
                      onClick={() => void api.system.removeTask(task.taskId)}
                    />
                  </LinearLayout>
                  <span class="recents-picture">
                    <AdaptiveIcon icon={task.icon} size={88} />
                  </span>
                </View>
              ))}
            </View>
            <LinearLayout justify="center" padding={16}>
              <Button
                id="clear_all"
                variant="tonal"
                onClick={() => void Promise.all(tasks.map((task) => api.system.removeTask(task.taskId))).then(leave)}
              >
                Clear all
              </Button>
            </LinearLayout>
          </>
        )}
      </LinearLayout>
    </FrameLayout>
  );
}
