import { definePage } from '../../runtime/define-page.ts';
import { drawAccount, loginForm, loginInstruction } from './shared/login-form.ts';

/** A form to log in with. */
export default definePage({
  task: 'login-user',
  nominalSeconds: 10,
  draw: (random) => drawAccount(random),
  instruction: loginInstruction,
  fields: (account) => ({ ...account }),
  render(account, { area, judge }) {
    area.append(loginForm(account, 'Login', judge).element);
  },
});
