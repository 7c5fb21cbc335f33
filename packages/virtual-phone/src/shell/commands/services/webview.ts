import { defineService } from '../shell-command.ts';

/** The only one there is on the image. */
export const webViewPackage = { name: 'com.google.android.webview', version: '103.0.5060.71' } as const;

/** `cmd webviewupdate`. @see AOSP `WebViewUpdateServiceShellCommand` */
export const webviewService = defineService({
  name: 'webviewupdate',
  help: `WebView updater commands:
  help
    Print this help text.

  set-webview-implementation PACKAGE
    Which package shows web pages within apps.
  enable-multiprocess
  disable-multiprocess
`,
  commands: {
    'set-webview-implementation'(call) {
      const asked = call.words.next();
      if (asked === webViewPackage.name) {
        call.line('Success');
        return 0;
      }
      call.line(
        asked === undefined
          ? 'Failed to switch, no PACKAGE provided.'
          : `Failed to switch to ${asked}, the WebView implementation is now provided by ${webViewPackage.name}.`,
      );
      return 1;
    },
    'enable-multiprocess': (call) => {
      call.line('Success');
      return 0;
    },
    'disable-multiprocess': (call) => {
      call.line('Success');
      return 0;
    },
  },
});
