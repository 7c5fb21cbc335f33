// Taken before any script of the page can put something else in its place.
const querySelectorAll = document.querySelectorAll.bind(document);

/** What Chromium's own style sheet, or its theme, draws otherwise while it is touched: links, and controls but for texts. */
const OWN_LOOK = 'a, area, audio, button, embed, object, option, select, summary, video, input';
const WITHOUT = ['email', 'password', 'search', 'tel', 'text', 'url'];

/** Whether what is touched, by `:active`, may look otherwise than when it no longer is. */
export function looksTouched(): boolean {
  const touched = [...querySelectorAll(':active')];
  return touched.length > 0 && (touched.some(hasOwnLook) || stylesOf(document).some(namesTouched));
}

function hasOwnLook(element: Element): boolean {
  // What is within it is styled by itself.
  if (element.shadowRoot !== null || element.localName.includes('-')) return true;
  if (element instanceof HTMLInputElement) return !WITHOUT.includes(element.type);
  return element.matches(OWN_LOOK);
}

function stylesOf({ styleSheets, adoptedStyleSheets }: Document): readonly CSSStyleSheet[] {
  return [...styleSheets, ...adoptedStyleSheets];
}

function namesTouched(sheet: CSSStyleSheet): boolean {
  try {
    return [...sheet.cssRules].some(ruleNamesTouched);
  } catch {
    // SecurityError: it is of another origin.
    return true;
  }
}

function ruleNamesTouched(rule: CSSRule): boolean {
  if (rule instanceof CSSImportRule) return rule.styleSheet !== null && namesTouched(rule.styleSheet);
  if (rule instanceof CSSStyleRule && rule.selectorText.includes(':active')) return true;
  return hasRules(rule) && [...rule.cssRules].some(ruleNamesTouched);
}

/** Those of conditions and layers; and styles, with rules nested in them. */
function hasRules(rule: CSSRule): rule is CSSRule & { readonly cssRules: CSSRuleList } {
  return 'cssRules' in rule;
}
