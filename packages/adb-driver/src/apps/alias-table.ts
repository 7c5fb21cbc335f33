export interface AppAliases {
  readonly packageName: string;
  /** What people call the app, lower case; the first is the name it is known by. */
  readonly aliases: readonly string[];
}

/**
 * Names of well-known apps, in the order of AndroidWorld's table: where two rows share a name, the first one that is
 * installed has it. Activities are not kept here: the device says what its launcher opens.
 *
 * @see AndroidWorld (arXiv 2405.14573), `open_app`
 */
export const aliasTable: readonly AppAliases[] = [
  { packageName: 'com.android.chrome', aliases: ['google chrome', 'chrome'] },
  { packageName: 'com.google.android.apps.dynamite', aliases: ['google chat'] },
  { packageName: 'com.android.settings', aliases: ['settings', 'system settings'] },
  { packageName: 'com.google.android.youtube', aliases: ['youtube', 'yt'] },
  { packageName: 'com.android.vending', aliases: ['google play', 'play store', 'gps'] },
  {
    packageName: 'com.google.android.gm',
    aliases: ['gmail', 'gemail', 'google mail', 'google email', 'google mail client'],
  },
  { packageName: 'com.google.android.apps.maps', aliases: ['google maps', 'gmaps', 'maps', 'google map'] },
  {
    packageName: 'com.google.android.apps.photos',
    aliases: ['google photos', 'gphotos', 'photos', 'google photo', 'google pics', 'google images'],
  },
  { packageName: 'com.google.android.calendar', aliases: ['google calendar', 'gcal'] },
  { packageName: 'com.android.camera2', aliases: ['camera'] },
  { packageName: 'com.dimowner.audiorecorder', aliases: ['audio recorder'] },
  { packageName: 'com.google.android.apps.docs', aliases: ['google drive', 'gdrive', 'drive'] },
  { packageName: 'com.google.android.keep', aliases: ['google keep', 'gkeep', 'keep'] },
  { packageName: 'com.grubhub.android', aliases: ['grubhub'] },
  { packageName: 'com.tripadvisor.tripadvisor', aliases: ['tripadvisor'] },
  { packageName: 'com.starbucks.mobilecard', aliases: ['starbucks'] },
  { packageName: 'com.google.android.apps.docs.editors.docs', aliases: ['google docs', 'gdocs', 'docs'] },
  { packageName: 'com.google.android.apps.docs.editors.sheets', aliases: ['google sheets', 'gsheets', 'sheets'] },
  { packageName: 'com.google.android.apps.docs.editors.slides', aliases: ['google slides', 'gslides', 'slides'] },
  { packageName: 'com.google.android.apps.googlevoice', aliases: ['google voice', 'voice'] },
  { packageName: 'com.google.android.deskclock', aliases: ['clock'] },
  { packageName: 'com.google.android.googlequicksearchbox', aliases: ['google search', 'google'] },
  { packageName: 'com.google.android.contacts', aliases: ['contacts'] },
  { packageName: 'com.facebook.katana', aliases: ['facebook', 'fb'] },
  { packageName: 'com.whatsapp', aliases: ['whatsapp', 'wa'] },
  { packageName: 'com.instagram.android', aliases: ['instagram', 'ig'] },
  { packageName: 'com.twitter.android', aliases: ['twitter', 'tweet'] },
  { packageName: 'com.snapchat.android', aliases: ['snapchat', 'sc'] },
  { packageName: 'org.telegram.messenger', aliases: ['telegram', 'tg'] },
  { packageName: 'com.linkedin.android', aliases: ['linkedin'] },
  { packageName: 'com.spotify.music', aliases: ['spotify', 'spot'] },
  { packageName: 'com.netflix.mediaclient', aliases: ['netflix'] },
  { packageName: 'com.amazon.mShop.android.shopping', aliases: ['amazon shopping', 'amazon', 'amzn'] },
  { packageName: 'com.zhiliaoapp.musically', aliases: ['tiktok', 'tt'] },
  { packageName: 'com.discord', aliases: ['discord'] },
  { packageName: 'com.reddit.frontpage', aliases: ['reddit'] },
  { packageName: 'com.pinterest', aliases: ['pinterest'] },
  { packageName: 'com.example.androidworld', aliases: ['android world'] },
  { packageName: 'com.google.android.documentsui', aliases: ['files'] },
  { packageName: 'net.gsantner.markor', aliases: ['markor'] },
  { packageName: 'ca.zgrs.clipper', aliases: ['clipper'] },
  { packageName: 'com.google.android.apps.messaging', aliases: ['messages'] },
  { packageName: 'com.simplemobiletools.smsmessenger', aliases: ['simple sms messenger', 'simple sms'] },
  { packageName: 'com.google.android.dialer', aliases: ['dialer', 'phone'] },
  { packageName: 'com.simplemobiletools.calendar.pro', aliases: ['simple calendar pro', 'simple calendar'] },
  { packageName: 'com.simplemobiletools.gallery.pro', aliases: ['simple gallery pro', 'simple gallery'] },
  { packageName: 'com.google.androidenv.miniwob', aliases: ['miniwob'] },
  { packageName: 'com.simplemobiletools.draw.pro', aliases: ['simple draw pro'] },
  { packageName: 'com.arduia.expense', aliases: ['pro expense', 'pro expense app'] },
  {
    packageName: 'com.flauschcode.broccoli',
    aliases: ['broccoli', 'broccoli app', 'broccoli recipe app', 'recipe app'],
  },
  {
    packageName: 'com.google.ccc.hosted.contextawareaccess.thirdpartyapp',
    aliases: ['caa', 'caa test', 'context aware access'],
  },
  { packageName: 'net.osmand', aliases: ['osmand'] },
  { packageName: 'org.tasks', aliases: ['tasks', 'tasks app', 'tasks.org'] },
  {
    packageName: 'de.dennisguse.opentracks',
    aliases: ['open tracks sports tracker', 'activity tracker', 'open tracks', 'opentracks'],
  },
  { packageName: 'net.cozic.joplin', aliases: ['joplin', 'joplin app'] },
  { packageName: 'org.videolan.vlc', aliases: ['vlc', 'vlc app', 'vlc player'] },
  { packageName: 'code.name.monkey.retromusic', aliases: ['retro music', 'retro', 'retro player'] },
];
