import { type Attributes, h } from '../../../runtime/dom.ts';
import type { Random } from '../../../runtime/random.ts';
import { submitButton } from '../../../widgets/submit-button.ts';
import { textField } from '../../../widgets/text-field.ts';
import { drawAlphanumeric } from '../../../words/draw-text.ts';
import { SHORT_NAMES } from '../../../words/short-names.ts';
import './login-form.css';

/** Who logs in. */
export interface Account {
  user: string;
  password: string;
}

/** The form, and its parts. */
export interface LoginForm {
  readonly element: HTMLElement;
  readonly inputs: { readonly user: HTMLInputElement; readonly password: HTMLInputElement };
  readonly button: HTMLButtonElement;
}

/** Draws a user name in small letters and a password of two to five letters and digits. */
export function drawAccount(random: Random): Account {
  return { user: random.pick(SHORT_NAMES).toLowerCase(), password: drawAlphanumeric(random, 2, 5) };
}

/** The words of both pages. */
export function loginInstruction({ user, password }: Account): string {
  return `Enter the username "${user}" and the password "${password}" into the fields, then press login.`;
}

/** Two fields and a button; `press` is told whether both fields hold exactly what is asked for. */
export function loginForm(account: Account, buttonLabel: string, press: (correct: boolean) => void): LoginForm {
  const user = loginField('Username', { id: 'username' });
  const password = loginField('Password', { id: 'password', type: 'password' });
  const button = submitButton(
    () => press(user.input.value === account.user && password.input.value === account.password),
    buttonLabel,
  );
  return {
    element: h('div', { id: 'form', class: 'login-form' }, user.element, password.element, button),
    inputs: { user: user.input, password: password.input },
    button,
  };
}

function loginField(label: string, attributes: Attributes) {
  return textField({ label, attributes: { ...attributes, class: 'login-input' } });
}
