import type { PageName } from '../pages.ts';
import { simpleAlgebra, simpleArithmetic } from './arithmetic.ts';
import { bookFlight } from './book-flight.ts';
import { chooseDate } from './choose-date.ts';
import { chooseList } from './choose-list.ts';
import { clickButton, clickButtonSequence, clickNamedButton, clickTest } from './click-button.ts';
import { clickCheckboxes, clickCheckboxesSoft } from './click-checkboxes.ts';
import { clickCollapsible } from './click-collapsible.ts';
import { clickColor, clickShades } from './click-color.ts';
import { clickDialog, clickDialog2 } from './click-dialog.ts';
import { clickCollapsible2, clickLink, clickTab2, clickTab2Medium } from './click-link.ts';
import { clickMenu2 } from './click-menu.ts';
import { clickOption } from './click-option.ts';
import { clickPie } from './click-pie.ts';
import { clickScrollList } from './click-scroll-list.ts';
import { clickTab } from './click-tab.ts';
import { clickWidget } from './click-widget.ts';
import { copyPaste, copyPaste2 } from './copy-paste.ts';
import { dragBox, dragItem, resizeTextarea } from './drag.ts';
import { emailInbox } from './email-inbox/email-inbox.ts';
import { enterDate, enterTime } from './enter-date.ts';
import { enterPassword, enterText, enterText2, textTransform } from './enter-text.ts';
import { focusText, focusText2 } from './focus-text.ts';
import { guessNumber } from './guess-number.ts';
import { highlightText, highlightText2 } from './highlight-text.ts';
import { loginUser, loginUserPopup } from './login-user.ts';
import { movieSearch } from './movie-search.ts';
import { navigateTree } from './navigate-tree.ts';
import type { PageSolution } from './page-solution.ts';
import { bisectAngle, circleCenter, findMidpoint, rightAngle } from './points.ts';
import { readTable, readTable2 } from './read-table.ts';
import { findWord, scrollText } from './read-text.ts';
import { scrollText2 } from './scroll-text-2.ts';
import { searchEngine } from './search-engine.ts';
import { clickShape, countShape, countSides, gridCoordinate, identifyShape, visualAddition } from './shapes.ts';
import { simonSays } from './simon-says.ts';
import { socialMedia, socialMediaToggles } from './social-media.ts';
import { terminal } from './terminal.ts';
import { ticTacToe } from './tic-tac-toe.ts';
import { useAutocomplete } from './use-autocomplete.ts';
import { useColorwheel, useColorwheel2 } from './use-colorwheel.ts';
import { useSlider } from './use-slider.ts';

/** How each page is solved. */
export const solutions: Readonly<Partial<Record<PageName, PageSolution>>> = {
  'bisect-angle': bisectAngle,
  'book-flight': bookFlight,
  'choose-date': chooseDate,
  'choose-date-easy': chooseDate,
  'choose-date-medium': chooseDate,
  'choose-list': chooseList,
  'circle-center': circleCenter,
  'click-button': clickButton,
  'click-button-sequence': clickButtonSequence,
  'click-checkboxes': clickCheckboxes,
  'click-checkboxes-large': clickCheckboxes,
  'click-checkboxes-soft': clickCheckboxesSoft,
  'click-checkboxes-transfer': clickCheckboxes,
  'click-collapsible': clickCollapsible,
  'click-collapsible-2': clickCollapsible2,
  'click-color': clickColor,
  'click-dialog': clickDialog,
  'click-dialog-2': clickDialog2,
  'click-link': clickLink,
  'click-menu-2': clickMenu2,
  'click-option': clickOption,
  'click-pie': clickPie,
  'click-scroll-list': clickScrollList,
  'click-shades': clickShades,
  'click-shape': clickShape,
  'click-tab': clickTab,
  'click-tab-2': clickTab2,
  'click-tab-2-easy': clickTab2,
  'click-tab-2-hard': clickTab2,
  'click-tab-2-medium': clickTab2Medium,
  'click-test': clickTest,
  'click-test-2': clickNamedButton,
  'click-test-transfer': clickNamedButton,
  'click-widget': clickWidget,
  'copy-paste': copyPaste,
  'copy-paste-2': copyPaste2,
  'count-shape': countShape,
  'count-sides': countSides,
  'drag-box': dragBox,
  'drag-item': dragItem,
  'email-inbox': emailInbox,
  'email-inbox-delete': emailInbox,
  'email-inbox-forward': emailInbox,
  'email-inbox-forward-nl': emailInbox,
  'email-inbox-forward-nl-turk': emailInbox,
  'email-inbox-important': emailInbox,
  'email-inbox-nl-turk': emailInbox,
  'email-inbox-noscroll': emailInbox,
  'email-inbox-reply': emailInbox,
  'email-inbox-star-reply': emailInbox,
  'enter-date': enterDate,
  'enter-password': enterPassword,
  'enter-text': enterText,
  'enter-text-2': enterText2,
  'enter-text-dynamic': enterText,
  'enter-time': enterTime,
  'find-midpoint': findMidpoint,
  'find-word': findWord,
  'focus-text': focusText,
  'focus-text-2': focusText2,
  'grid-coordinate': gridCoordinate,
  'guess-number': guessNumber,
  'highlight-text': highlightText,
  'highlight-text-2': highlightText2,
  'identify-shape': identifyShape,
  'login-user': loginUser,
  'login-user-popup': loginUserPopup,
  'multi-layouts': movieSearch,
  'multi-orderings': movieSearch,
  'navigate-tree': navigateTree,
  'read-table': readTable,
  'read-table-2': readTable2,
  'resize-textarea': resizeTextarea,
  'right-angle': rightAngle,
  'scroll-text': scrollText,
  'scroll-text-2': scrollText2,
  'search-engine': searchEngine,
  'simon-says': simonSays,
  'simple-algebra': simpleAlgebra,
  'simple-arithmetic': simpleArithmetic,
  'social-media': socialMedia,
  'social-media-all': socialMediaToggles,
  'social-media-some': socialMediaToggles,
  terminal,
  'text-transform': textTransform,
  'tic-tac-toe': ticTacToe,
  'unicode-test': clickButton,
  'use-autocomplete': useAutocomplete,
  'use-colorwheel': useColorwheel,
  'use-colorwheel-2': useColorwheel2,
  'use-slider': useSlider,
  'visual-addition': visualAddition,
};
