import { definePage } from '../../runtime/define-page.ts';
import { drawAccount, loginForm, loginInstruction } from './shared/login-form.ts';
import { drawPopupMessage, showPopup } from './shared/popup.ts';

/** A form to log in with, and a message that may get in the way. */
export default definePage({
  task: 'login-user-popup',
  nominalSeconds: 15,
  draw: (random) => ({
    account: drawAccount(random),
    popup: { at: random.pick(['user', 'password', 'never', 'never'] as const), message: drawPopupMessage(random) },
  }),
  instruction: ({ account }) => loginInstruction(account),
  fields: ({ account }) => ({ ...account }),
  render({ account, popup }, { area, judge }) {
    const { element, inputs, button } = loginForm(account, 'OK', judge);
    area.append(element);
    if (popup.at === 'never') return;
    const interrupt = (): void =>
      showPopup(area, popup.message, [inputs.user, inputs.password, button], () => judge(false));
    inputs[popup.at].addEventListener('focus', interrupt, { once: true });
  },
});
