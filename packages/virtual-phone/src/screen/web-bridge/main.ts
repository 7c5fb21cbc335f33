import { joinPage } from './join-page.ts';
import { openPage } from './open-page.ts';
import { isWithinPage } from './within-page.ts';

// First script of every page in a WebView, and of every frame within one. It runs with the page's scripts, so that the page
// could lie to it: about itself only, since all it can do is to describe itself to the app it is in.
const self = document.currentScript;
self?.remove();
// In a frame, Chromium runs it before anything else; where the server has put it, too, it has done its work already.
if (isWithinPage()) joinPage();
else if (self !== null) openPage(self.dataset);
