import { Button, css, EditText, LinearLayout, ScrollView, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { Sheet } from '../../widgets/sheet.tsx';
import type { ScreenProps } from '../main-screen.tsx';
import { PlainBar } from '../plain-bar.tsx';

css`
.feedback { padding: 16px; gap: 16px; }
`;

/** Nothing is sent without a network: the real app keeps it for later. */
export function FeedbackScreen({ onMenu, onPlace }: ScreenProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [comment, setComment] = useState('');
  const [errors, setErrors] = useState<{ readonly email?: string; readonly comment?: string }>({});
  const [isSent, setSent] = useState(false);
  const send = () => {
    const found = {
      ...(email !== '' && !/^\S+@\S+\.\S+$/.test(email) ? { email: 'Invalid Email Address' } : {}),
      ...(comment.trim() === '' ? { comment: 'Empty Comment' } : {}),
    };
    setErrors(found);
    setSent(Object.keys(found).length === 0);
  };
  return (
    <>
      <PlainBar onMenu={onMenu} title="Feedback" />
      <ScrollView weight={1}>
        <LinearLayout orientation="vertical" align="stretch" class="feedback">
          <TextView>Tell us what is missing, and what you like.</TextView>
          <EditText id="edt_name" variant="outlined" hint="Name" value={name} onChange={setName} />
          <EditText
            id="edt_email"
            variant="outlined"
            hint="Email"
            inputType="textEmailAddress"
            value={email}
            onChange={setEmail}
            error={errors.email}
          />
          <EditText
            id="edt_comment"
            variant="outlined"
            hint="Your Comments*"
            multiline
            minLines={4}
            value={comment}
            onChange={setComment}
            error={errors.comment}
          />
          <Button id="btn_send" onClick={send}>
            Send Feedback
          </Button>
        </LinearLayout>
      </ScrollView>
      {isSent && (
        <Sheet onDismiss={() => setSent(false)}>
          <TextView textAppearance="title">Feedback Status</TextView>
          <TextView>{'Thanks for your Comment.\n It will be delivered soon.'}</TextView>
          <Button onClick={() => onPlace('home')}>Go Home</Button>
        </Sheet>
      )}
    </>
  );
}
