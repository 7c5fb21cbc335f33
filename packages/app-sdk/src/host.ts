// What the phone that shows apps needs of the kit; apps never import it.

export type { ActivityCalls, ActivityStateCalls } from './runtime/activity-calls.ts';
export { ActivityContext, type ActivityScope, type SystemBars } from './runtime/activity-context.ts';
export { BackStack } from './runtime/back-stack.ts';
export { createApi } from './runtime/create-api.ts';
export { describeField, type Editable, focusedEditable, insertText, performImeAction } from './runtime/editable.ts';
export { hostDeadline, hostNow } from './runtime/host-deadline.ts';
export { Lifecycle, type LifecycleState } from './runtime/lifecycle.ts';
export { followMultiTaps } from './runtime/multi-tap.ts';
export { phoneLink } from './runtime/phone-link.ts';
export type { ActivityWindow, PhoneState } from './runtime/phone-state.ts';
export { type PhoneTimer, phoneTime } from './runtime/phone-time.ts';
export type { PortCall, ProcessPort } from './runtime/process-port.ts';
export { SavedStateRegistry } from './runtime/saved-state.ts';
export { rulesOf } from './ui/define-screens.ts';
export { usePhoneState } from './ui/hooks/use-phone-state.ts';
export { motions } from './ui/scroll/motions.ts';
export { followTouchScrolling } from './ui/scroll/touch-scroll.ts';
export { type AppTheme, type Toolkit, themeAttributes, toolkitOf } from './ui/theme/app-theme.ts';
export { takeRules } from './ui/theme/css.ts';
export { density } from './ui/theme/density.ts';
export { styleSheets } from './ui/theme/style-sheets.ts';
export { readStylesAsDp } from './ui/theme/style-values.ts';
export type * from './ui/web/bridge-messages.ts';
export type { WebFrame } from './ui/web/web-frame.ts';
export { webFrames } from './ui/web/web-frames.ts';
export { ToolkitRoot } from './ui/widgets/toolkit-root.tsx';
export { wordAt } from './ui/widgets/word-at.ts';
