import type { LocalDay } from '../../time/local-day.ts';
import type { Calendar } from '../use-calendar.ts';
import type { EntryPicker } from './use-entry-picker.ts';

/** What each view of the main screen is given. */
export interface ViewProps {
  /** A day of what is shown. */
  day: LocalDay;
  calendar: Calendar;
  picker: EntryPicker;
  /** Another period is shown. */
  onShow: (day: LocalDay) => void;
  /** A day is opened on top of the view. */
  onOpenDay: (day: LocalDay) => void;
  onOpenMonth: (day: LocalDay) => void;
  /** The dialog that asks for a date. */
  onGoTo: () => void;
  /** False while another view lies on top. */
  isOnTop: boolean;
}
