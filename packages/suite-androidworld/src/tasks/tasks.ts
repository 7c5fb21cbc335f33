import type { AnyTask } from '@androidworld/core';
import { browserDraw } from './browser/browser-draw.ts';
import { browserMaze } from './browser/browser-maze.ts';
import { browserMultiply } from './browser/browser-multiply.ts';
import { simpleCalendarAddOneEvent } from './calendar/add-one-event.ts';
import { simpleCalendarAddOneEventInTwoWeeks } from './calendar/add-one-event-in-two-weeks.ts';
import { simpleCalendarAddOneEventRelativeDay } from './calendar/add-one-event-relative-day.ts';
import { simpleCalendarAddOneEventTomorrow } from './calendar/add-one-event-tomorrow.ts';
import { simpleCalendarAddRepeatingEvent } from './calendar/add-repeating-event.ts';
import { simpleCalendarDeleteEvents } from './calendar/delete-events.ts';
import { simpleCalendarDeleteEventsOnRelativeDay } from './calendar/delete-events-on-relative-day.ts';
import { simpleCalendarDeleteOneEvent } from './calendar/delete-one-event.ts';
import { cameraTakePhoto } from './camera/take-photo.ts';
import { cameraTakeVideo } from './camera/take-video.ts';
import { clockStopWatchPausedVerify, clockStopWatchRunning } from './clock/stopwatch.ts';
import { clockTimerEntry } from './clock/timer-entry.ts';
import { markorCreateNoteAndSms } from './composites/create-note-and-sms.ts';
import { turnOffWifiAndTurnOnBluetooth, turnOnWifiAndOpenApp } from './composites/radios.ts';
import { contactsAddContact } from './contacts/add-contact.ts';
import { contactsNewContactDraft } from './contacts/new-contact-draft.ts';
import { simpleDrawProCreateDrawing } from './drawing/create-drawing.ts';
import { expenseAdditions } from './expenses/add-expenses.ts';
import { expenseAddMultipleFromGallery } from './expenses/add-expenses-from-gallery.ts';
import { expenseAddMultipleFromMarkor } from './expenses/add-expenses-from-markor.ts';
import { expenseDuplicates } from './expenses/delete-duplicate-expenses.ts';
import { expenseDeletions } from './expenses/delete-expenses.ts';
import { filesDeleteFile } from './files/delete-file.ts';
import { filesMoveFile } from './files/move-file.ts';
import { saveCopyOfReceipt } from './gallery/save-copy-of-receipt.ts';
import { osmAndFavorite } from './maps/add-favorite.ts';
import { osmAndMarker } from './maps/add-marker.ts';
import { osmAndTrack } from './maps/save-track.ts';
import { markorAddNoteHeader } from './markor/add-note-header.ts';
import { markorChangeNoteContent } from './markor/change-note-content.ts';
import { markorCreateFolder } from './markor/create-folder.ts';
import { markorCreateNote } from './markor/create-note.ts';
import { markorCreateNoteFromClipboard } from './markor/create-note-from-clipboard.ts';
import { markorDeleteAllNotes } from './markor/delete-all-notes.ts';
import { markorDeleteNewestNote } from './markor/delete-newest-note.ts';
import { markorDeleteNote } from './markor/delete-note.ts';
import { markorEditNote } from './markor/edit-note.ts';
import { markorMergeNotes } from './markor/merge-notes.ts';
import { markorMoveNote } from './markor/move-note.ts';
import { markorTranscribeReceipt } from './markor/transcribe-receipt.ts';
import { markorTranscribeVideo } from './markor/transcribe-video.ts';
import { retroCreatePlaylist } from './music/create-playlist.ts';
import { retroPlayingQueue } from './music/playing-queue.ts';
import { retroPlaylistDuration } from './music/playlist-duration.ts';
import { retroSavePlaylist } from './music/save-playlist.ts';
import { recipeAdditions } from './recipes/add-recipes.ts';
import { recipeAddMultipleRecipesFromImage } from './recipes/add-recipes-from-image.ts';
import { recipeAdditionsFromMarkor } from './recipes/add-recipes-from-markor.ts';
import { recipeDuplicates } from './recipes/delete-duplicate-recipes.ts';
import { recipeDeletions } from './recipes/delete-recipes.ts';
import { recipeDeleteMultipleRecipesWithConstraint } from './recipes/delete-recipes-by-ingredient.ts';
import { audioRecorderRecordAudio } from './recorder/record-audio.ts';
import { audioRecorderRecordAudioWithFileName } from './recorder/record-audio-with-file-name.ts';
import {
  systemBluetoothTurnOff,
  systemBluetoothTurnOffVerify,
  systemBluetoothTurnOn,
  systemBluetoothTurnOnVerify,
} from './settings/bluetooth.ts';
import {
  systemBrightnessMax,
  systemBrightnessMaxVerify,
  systemBrightnessMin,
  systemBrightnessMinVerify,
} from './settings/brightness.ts';
import {
  systemWifiTurnOff,
  systemWifiTurnOffVerify,
  systemWifiTurnOn,
  systemWifiTurnOnVerify,
} from './settings/wifi.ts';
import { simpleSmsReply } from './sms/reply.ts';
import { simpleSmsReplyMostRecent } from './sms/reply-to-most-recent.ts';
import { simpleSmsResend } from './sms/resend.ts';
import { simpleSmsSend } from './sms/send.ts';
import { simpleSmsSendClipboardContent } from './sms/send-clipboard-content.ts';
import { simpleSmsSendReceivedAddress } from './sms/send-received-address.ts';
import { systemCopyToClipboard } from './system/copy-to-clipboard.ts';
import { openAppTaskEval } from './system/open-app.ts';
import { vlcCreatePlaylist } from './videos/create-playlist.ts';
import { vlcCreateTwoPlaylists } from './videos/create-two-playlists.ts';

/** Every task of the suite, by name. */
export const tasks: readonly AnyTask[] = [
  audioRecorderRecordAudio,
  audioRecorderRecordAudioWithFileName,
  browserDraw,
  browserMaze,
  browserMultiply,
  cameraTakePhoto,
  cameraTakeVideo,
  clockStopWatchPausedVerify,
  clockStopWatchRunning,
  clockTimerEntry,
  contactsAddContact,
  contactsNewContactDraft,
  ...expenseAdditions,
  expenseAddMultipleFromGallery,
  expenseAddMultipleFromMarkor,
  ...expenseDeletions,
  ...expenseDuplicates,
  filesDeleteFile,
  filesMoveFile,
  markorAddNoteHeader,
  markorChangeNoteContent,
  markorCreateFolder,
  markorCreateNote,
  markorCreateNoteAndSms,
  markorCreateNoteFromClipboard,
  markorDeleteAllNotes,
  markorDeleteNewestNote,
  markorDeleteNote,
  markorEditNote,
  markorMergeNotes,
  markorMoveNote,
  markorTranscribeReceipt,
  markorTranscribeVideo,
  openAppTaskEval,
  ...recipeAdditions,
  recipeAddMultipleRecipesFromImage,
  ...recipeAdditionsFromMarkor,
  ...recipeDeletions,
  ...recipeDuplicates,
  recipeDeleteMultipleRecipesWithConstraint,
  osmAndFavorite,
  osmAndMarker,
  osmAndTrack,
  retroCreatePlaylist,
  retroPlayingQueue,
  retroPlaylistDuration,
  retroSavePlaylist,
  saveCopyOfReceipt,
  simpleCalendarAddOneEvent,
  simpleCalendarAddOneEventInTwoWeeks,
  simpleCalendarAddOneEventRelativeDay,
  simpleCalendarAddOneEventTomorrow,
  simpleCalendarAddRepeatingEvent,
  simpleCalendarDeleteEvents,
  simpleCalendarDeleteEventsOnRelativeDay,
  simpleCalendarDeleteOneEvent,
  simpleDrawProCreateDrawing,
  simpleSmsReply,
  simpleSmsReplyMostRecent,
  simpleSmsResend,
  simpleSmsSend,
  simpleSmsSendClipboardContent,
  simpleSmsSendReceivedAddress,
  systemBluetoothTurnOff,
  systemBluetoothTurnOffVerify,
  systemBluetoothTurnOn,
  systemBluetoothTurnOnVerify,
  systemBrightnessMax,
  systemBrightnessMaxVerify,
  systemBrightnessMin,
  systemBrightnessMinVerify,
  systemCopyToClipboard,
  systemWifiTurnOff,
  systemWifiTurnOffVerify,
  systemWifiTurnOn,
  systemWifiTurnOnVerify,
  turnOffWifiAndTurnOnBluetooth,
  turnOnWifiAndOpenApp,
  vlcCreatePlaylist,
  vlcCreateTwoPlaylists,
];
