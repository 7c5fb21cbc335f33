import type { Finding, FindingKind } from './finding.ts';

/** A finding that is right: on Android, too, nothing comes of it in that state. */
export interface KnownFinding {
  /** Default any: what the toolkit does in all of them. */
  readonly app?: string;
  readonly kind: FindingKind;
  /** Of the screen's name; default any. */
  readonly screen?: RegExp;
  /** Of the element, or of what was found where there is none. */
  readonly element: RegExp;
  readonly reason: string;
}

/** What the crawl finds and nobody needs to mend. */
export const knownFindings: readonly KnownFinding[] = [
  {
    kind: 'dead',
    element: /^hold Spinner/,
    reason: 'Every AdapterView says that it can be pressed long; a Spinner does nothing then',
  },
  {
    kind: 'dead',
    element: /date_picker_header_(date|year)/,
    reason: 'It leads to the days, or the years, which show already',
  },
  {
    app: 'settings',
    kind: 'dead',
    element: /^press LinearLayout "Build number"/,
    reason: 'The first two taps of seven say nothing (BuildNumberPreferenceController)',
  },
  {
    app: 'settings',
    kind: 'dead',
    element: /^press LinearLayout "T-Mobile"/,
    reason:
      'It asks for the Wi-Fi of the carrier, which there is none of (SubscriptionsPreferenceController); its gear opens it',
  },
  {
    app: 'markor',
    kind: 'dead',
    element: /ViewGroup#toolbar|ImageView "Open link"|^hold LinearLayout#opoc_filesystem_item__root "Folder \.\./,
    reason: 'Without headings, without a link at the cursor, and for the folder above, the listeners do nothing',
  },
  {
    app: 'markor',
    kind: 'dead',
    element: /ImageView "(Jump to bottom|Table of contents)"/,
    reason: 'The page is no longer than the screen, and has no table of contents unless the settings ask for one',
  },
  {
    app: 'clock',
    kind: 'dead',
    element: /timer_setup_digit_00?\b/,
    reason: 'A time does not begin with zeros (TimerSetupView)',
  },
  {
    app: 'camera',
    kind: 'dead',
    element: /FrameLayout#mode_options /,
    reason: 'The bar between its buttons; recorded as clickable',
  },
  {
    app: 'dialer',
    kind: 'dead',
    element: /dialpad_voice_call_button/,
    reason: 'Without a number, and without a call before to bring back, there is only a tone',
  },
  {
    app: 'broccoli',
    kind: 'dead',
    element: /TextView "(SIMPLE|PRO)"|ImageView "0"/,
    reason: 'It is the part that shows already',
  },
  {
    app: 'broccoli',
    kind: 'dead',
    element: /LinearLayout "Last backup"/,
    reason: 'A preference without an action can be pressed all the same (androidx.preference)',
  },
  {
    app: 'joplin',
    kind: 'dead',
    element: /ViewGroup "Clear"/,
    reason: 'There is nothing to clear; recorded as clickable in an empty search',
  },
  {
    app: 'chrome',
    kind: 'dead',
    element: /^press ImageButton "Edit"/,
    reason: 'The cursor is at the end of the address already, where it leads to',
  },
  {
    app: 'opentracks',
    kind: 'dead',
    element: /^type EditText#filter_date_edit_text_/,
    reason: 'It takes no text (inputType none): pressed, it shows its calendar',
  },
  {
    app: 'osmand',
    kind: 'dead',
    element: /press ImageButton#from_button "Swap"/,
    reason: 'There is no destination to swap with',
  },
  {
    app: 'osmand',
    kind: 'dead',
    element: /press View#MapLayersView/,
    reason: 'A tap hides the buttons only where MAP_EMPTY_STATE_ALLOWED, which is off',
  },
  {
    app: 'osmand',
    kind: 'dead',
    element: /hold ImageButton#map_my_location_button/,
    reason: 'It opens the menu of the place where the phone is, which is not known',
  },
  {
    app: 'osmand',
    kind: 'dead',
    element: /FrameLayout#content_container/,
    reason: 'The sheet itself; recorded as clickable',
  },
  {
    app: 'osmand',
    kind: 'dead',
    element: /FrameLayout#point_edit_layout|LinearLayout#buttons_container/,
    reason: 'The editor itself, and the bar of its buttons; recorded as clickable',
  },
  {
    app: 'osmand',
    kind: 'dead',
    element: /press ImageView#background/,
    reason: 'The icon, the color and the shape that are chosen already',
  },
  {
    app: 'osmand',
    kind: 'dead',
    element: /LinearLayout#button "Special"/,
    reason: 'It is the category that shows already',
  },
  {
    app: 'pro-expense',
    kind: 'dead',
    element: /CardView#cd_category "Food"|btn_date_order_desc/,
    reason: 'It is the one that is chosen already',
  },
  {
    app: 'pro-expense',
    kind: 'dead',
    element: /Button#btn_(save|send) /,
    reason: 'What is missing is said at its field already, which may be out of sight above',
  },
  {
    app: 'retro-music',
    kind: 'dead',
    element: /keyboardPopup/,
    reason: 'The keyboard is up already',
  },
  {
    app: 'simple-draw-pro',
    kind: 'dead',
    element: /Button#clear /,
    reason: 'The canvas is empty',
  },
  {
    app: 'simple-draw-pro',
    kind: 'dead',
    screen: /dialog/,
    element: /^press ImageView \(\d\)/,
    reason: 'It is the recent color that is chosen already',
  },
  {
    app: 'simple-gallery-pro',
    kind: 'dead',
    element: /breadcrumb_text/,
    reason: 'It is the folder that shows, or the only storage (FilePickerDialog.breadcrumbClicked)',
  },
  {
    app: 'simple-sms-messenger',
    kind: 'dead',
    element: /thread_date_time_holder|^press \w+#thread_message_(holder|body)/,
    reason: 'A time, and a message that is neither waiting nor failed, have listeners that do nothing (ThreadAdapter)',
  },
  {
    app: 'simple-sms-messenger',
    kind: 'dead',
    element: /thread_message_sender_photo|item_contact_frame "\+/,
    reason: 'It opens the contact, which this number has none of',
  },
  {
    app: 'simple-sms-messenger',
    kind: 'dead',
    element: /confirm_inserted_number/,
    reason: 'No number has been typed',
  },
];

/** The finding, with the reason why it is right, if there is one. */
export function withReason(finding: Finding, known: readonly KnownFinding[] = knownFindings): Finding {
  const found = known.find(
    ({ app, kind, screen, element }) =>
      (app === undefined || app === finding.app) &&
      kind === finding.kind &&
      (screen?.test(finding.screen) ?? true) &&
      element.test(finding.element === '' ? finding.what : finding.element),
  );
  return found === undefined ? finding : { ...finding, known: found.reason };
}

/** Whether a crawl that found this has failed. */
export function isFatal({ kind, known }: Finding): boolean {
  return (kind === 'crash' || kind === 'dead') && known === undefined;
}
