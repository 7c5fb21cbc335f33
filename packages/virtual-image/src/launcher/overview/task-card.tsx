import type { RecentTask } from '@androidworld/app-sdk/system';
import { AdaptiveIcon } from '@androidworld/app-sdk/system';
import { css, FrameLayout, View } from '@androidworld/app-sdk/ui';
import { at } from '../place.ts';
import { cardPx } from './card-strip.ts';
import { useTaskPicture } from './use-task-picture.ts';

css`
.task-card-icon { display: grid; place-items: center; }
.task-card-picture { position: relative; overflow: hidden; border-radius: 24px; background: #e9e9ee; box-shadow: var(--shadow-2); }
.task-card-picture > img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: top; }
`;

/** The icon stands over the picture's upper edge. */
const iconPx = 126;
const iconGapPx = 20;

interface TaskCardProps {
  readonly task: RecentTask;
  /** Of the picture, in pixels of the screen. */
  readonly left: number;
  /** How far it was dragged up, positive. */
  readonly lifted: number;
  onOpen(): void;
  onInfo(): void;
}

/** A task with its last picture (Launcher3's TaskView): a tap opens it. */
export function TaskCard({ task, left, lifted, onOpen, onInfo }: TaskCardProps) {
  const picture = useTaskPicture(task.taskId);
  const top = cardPx.top - iconPx - iconGapPx - lifted;
  const right = left + cardPx.width;
  return (
    <FrameLayout
      id="task"
      contentDescription={task.label}
      style={at([left, top, right, top + iconPx + iconGapPx + cardPx.height])}
      onClick={onOpen}
    >
      <View
        id="snapshot"
        className="android.view.View"
        class="task-card-picture"
        style={at([0, iconPx + iconGapPx, cardPx.width, iconPx + iconGapPx + cardPx.height])}
      >
        {picture !== undefined && <img src={picture} alt="" draggable={false} />}
      </View>
      <View
        id="icon"
        className="android.view.View"
        class="task-card-icon"
        style={at([(cardPx.width - iconPx) / 2, 0, (cardPx.width + iconPx) / 2, iconPx])}
        onClick={onInfo}
      >
        <AdaptiveIcon icon={task.icon} size={48} />
      </View>
    </FrameLayout>
  );
}
