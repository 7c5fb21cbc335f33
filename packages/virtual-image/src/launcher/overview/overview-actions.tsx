import type { RecentTask } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, FrameLayout, LinearLayout, usePhoneClock, whilePending } from '@androidworld/app-sdk/ui';
import screenshot from '@material-symbols/svg-400/rounded/screenshot_region.svg';
import select from '@material-symbols/svg-400/rounded/select_all.svg';
import { at } from '../place.ts';
import { saveScreenshot } from './save-screenshot.ts';

css`
.overview-actions { pointer-events: none; }
.overview-buttons { pointer-events: auto; justify-content: center; gap: 12px; }
.overview-buttons > .button { background: rgb(255 255 255 / 0.92); color: #1b1b1f; }
`;

/** Below the cards: what can be done with the one in the middle. On the home screen it is there and empty. */
export function OverviewActions({ task }: { task?: RecentTask | undefined }) {
  return (
    <FrameLayout id="overview_actions_view" class="overview-actions" style={at([0, 2006, 1080, 2400])}>
      {task !== undefined && <Actions task={task} />}
    </FrameLayout>
  );
}

function Actions({ task }: { task: RecentTask }) {
  const api = useSystemApi();
  const clock = usePhoneClock();
  return (
    <LinearLayout id="action_buttons" class="overview-buttons" align="center" style={at([0, 42, 1080, 168])}>
      <Button
        id="action_screenshot"
        icon={screenshot}
        onClick={() => void whilePending(saveScreenshot(api, task.taskId, clock))}
      >
        Screenshot
      </Button>
      <Button id="action_select" icon={select} onClick={() => void api.toast('No text or images found')}>
        Select
      </Button>
    </LinearLayout>
  );
}
