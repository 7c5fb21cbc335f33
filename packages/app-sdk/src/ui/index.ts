// Defining an app's screens

export type { SystemBars } from '../runtime/activity-context.ts';
export type { BackHandler } from '../runtime/back-stack.ts';
export type { LifecycleListener } from '../runtime/lifecycle.ts';
// Hooks and time
export { type PhoneTime, type PhoneTimer, phoneTime } from '../runtime/phone-time.ts';
export { createStore, type Store, useStore } from '../runtime/store.ts';
export { whilePending } from '../runtime/while-pending.ts';
export {
  type BarProps,
  defineScreens,
  type FocusedField,
  type ImeAction,
  type InputType,
  type KeyboardEdit,
  type KeyboardProps,
  type Overlays,
  type Screens,
} from './define-screens.ts';
export { type Activity, useActivity } from './hooks/use-activity.ts';
export { useApi } from './hooks/use-api.ts';
export { useAsync } from './hooks/use-async.ts';
export { useBack } from './hooks/use-back.ts';
export { useDocumentPicker } from './hooks/use-document-picker.ts';
export { useElapsed } from './hooks/use-elapsed.ts';
export { useFirstRun } from './hooks/use-first-run.ts';
export { useIsLandscape } from './hooks/use-is-landscape.ts';
export { useLifecycle } from './hooks/use-lifecycle.ts';
export { type LiveSources, type Loaded, useLive } from './hooks/use-live.ts';
export { useMedia } from './hooks/use-media.ts';
export { phoneNow, useNow } from './hooks/use-now.ts';
export { type Permissions, usePermissions } from './hooks/use-permissions.ts';
export { usePhoneClock } from './hooks/use-phone-clock.ts';
export { usePhoneEvent } from './hooks/use-phone-event.ts';
export { usePhoneState } from './hooks/use-phone-state.ts';
export { usePreferences } from './hooks/use-preferences.ts';
export { useQuery } from './hooks/use-query.ts';
export { useSavedState } from './hooks/use-saved-state.ts';
export { type Search, useSearch } from './hooks/use-search.ts';
export { type Selection, useSelection } from './hooks/use-selection.ts';
export { useSetting } from './hooks/use-setting.ts';
export { useSystemBars } from './hooks/use-system-bars.ts';
export { useThemeMode } from './hooks/use-theme-mode.ts';
export { useAnimationFrame, useInterval, useTimeout } from './hooks/use-timers.ts';
export { loadVideo, seekVideo } from './media/seek-video.ts';
export {
  FooterPreference,
  MainSwitchPreference,
  Preference,
  PreferenceCategory,
  PrimarySwitchPreference,
  SwitchPreference,
  type SwitchPreferenceProps,
} from './preference/preference.tsx';
export type { PreferenceDataStore, PreferenceValue } from './preference/preference-data-store.ts';
export type { PreferenceEntry, PreferenceItem } from './preference/preference-item.ts';
export type { PreferenceProps } from './preference/preference-row.tsx';
export { PreferenceItems, PreferenceScreen, type PreferenceScreenProps } from './preference/preference-screen.tsx';
export { SeekBarPreference, type SeekBarPreferenceProps } from './preference/seek-bar-preference.tsx';
export type { ActionBarStyle, AppTheme, ThemeTokens, Toolkit } from './theme/app-theme.ts';
export { css } from './theme/css.ts';
export { displayDensity } from './theme/density.ts';
// Web pages
export type { ConsoleMessage, WebHit } from './web/bridge-messages.ts';
export type { JsDialog, WebError } from './web/web-page.ts';
export { ActionMenuView } from './widgets/action-menu-view.tsx';
export { ActionMode, type ActionModeProps } from './widgets/action-mode.tsx';
export { AlertDialog, type AlertDialogProps, type DialogButton } from './widgets/alert-dialog.tsx';
// Showing
export { Avatar, type AvatarProps } from './widgets/avatar.tsx';
export {
  BottomNavigationView,
  type BottomNavigationViewProps,
  type NavigationItem,
} from './widgets/bottom-navigation-view.tsx';
// Windows
export { BottomSheet, type BottomSheetProps } from './widgets/bottom-sheet.tsx';
// Acting
export { Button, type ButtonProps } from './widgets/button.tsx';
export type { CalendarDay } from './widgets/calendar-days.ts';
export { CardView, type CardViewProps } from './widgets/card-view.tsx';
export { CheckBox } from './widgets/check-box.tsx';
export { Chip, type ChipProps } from './widgets/chip.tsx';
export {
  type Choice,
  MultiChoiceDialog,
  type MultiChoiceDialogProps,
  SingleChoiceDialog,
  type SingleChoiceDialogProps,
} from './widgets/choice-dialogs.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './widgets/confirm-dialog.tsx';
export { DatePicker, type DatePickerProps } from './widgets/date-picker.tsx';
export { Divider } from './widgets/divider.tsx';
export { Drawer, type DrawerProps } from './widgets/drawer.tsx';
export { DropDown, type DropDownProps } from './widgets/drop-down.tsx';
export { EditText, type EditTextProps } from './widgets/edit-text.tsx';
export { EmptyState, type EmptyStateProps } from './widgets/empty-state.tsx';
export { FloatingActionButton, type FloatingActionButtonProps } from './widgets/floating-action-button.tsx';
export { glyphs } from './widgets/glyphs.ts';
export { Glyph, Icon, type IconProps, type IconSource } from './widgets/icon.tsx';
export { ImageButton, type ImageButtonProps } from './widgets/image-button.tsx';
export { ImageView, type ImageViewProps } from './widgets/image-view.tsx';
// Layout
export { InlineDatePicker, type InlineDatePickerProps } from './widgets/inline-date-picker.tsx';
export { FrameLayout, LinearLayout, type LinearLayoutProps } from './widgets/layouts.tsx';
export { ListItem, type ListItemProps } from './widgets/list-item.tsx';
export { MaterialTimePicker, type MaterialTimePickerProps } from './widgets/material-time-picker.tsx';
export { MenuButton, type MenuButtonProps } from './widgets/menu-button.tsx';
export type { MenuItem } from './widgets/menu-item.ts';
export { NumberPicker, type NumberPickerProps } from './widgets/number-picker.tsx';
export { OpenSearchView, type OpenSearchViewProps } from './widgets/open-search-view.tsx';
export { PopupMenu, type PopupMenuProps } from './widgets/popup-menu.tsx';
export { ProgressBar, type ProgressBarProps } from './widgets/progress-bar.tsx';
export { RadioButton } from './widgets/radio-button.tsx';
export { RadioGroupDialog, type RadioGroupDialogProps } from './widgets/radio-group-dialog.tsx';
export { RecyclerView, type RecyclerViewProps } from './widgets/recycler-view.tsx';
export { ScrollView, type ScrollViewProps } from './widgets/scroll-view.tsx';
export { SearchBar, type SearchBarProps } from './widgets/search-bar.tsx';
export { SearchView, type SearchViewProps } from './widgets/search-view.tsx';
export { SeekBar, type SeekBarProps } from './widgets/seek-bar.tsx';
export { Snackbar, type SnackbarProps } from './widgets/snackbar.tsx';
export { Spinner, type SpinnerProps } from './widgets/spinner.tsx';
export { type CheckableProps, Switch } from './widgets/switch.tsx';
export { type Tab, TabLayout, type TabLayoutProps } from './widgets/tab-layout.tsx';
export { TabbedScreen, type TabbedScreenProps } from './widgets/tabbed-screen.tsx';
export { TextInputDialog, type TextInputDialogProps } from './widgets/text-input-dialog.tsx';
export { type TextAppearance, TextView, type TextViewProps } from './widgets/text-view.tsx';
export type { TimeOfDay } from './widgets/time-of-day.ts';
export { TimePicker, type TimePickerProps } from './widgets/time-picker.tsx';
// Getting about
export { Toolbar, type ToolbarProps } from './widgets/toolbar.tsx';
export { ComposeView } from './widgets/toolkit-root.tsx';
export { type DragHandlers, type PointerHandlers, useDrag } from './widgets/use-drag.ts';
export { type Swipe, useSwipe } from './widgets/use-swipe.ts';
export { type Semantics, View, type ViewProps } from './widgets/view.tsx';
export { ViewPager, type ViewPagerProps } from './widgets/view-pager.tsx';
export { WebView, type WebViewHandle, type WebViewProps } from './widgets/web-view.tsx';
export { Window, type WindowProps } from './widgets/window.tsx';
