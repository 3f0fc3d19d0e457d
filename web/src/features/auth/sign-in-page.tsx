import { paths } from '~/lib/address/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { SwitchLink } from './switch-link.tsx';

export default function SignInPage() {
  return (
    <AuthFrame
      title="Welcome back"
      subtitle={
        <>
          New here? <SwitchLink to={paths.signUp}>Create an account</SwitchLink>
        </>
      }
    >
      <SignInNotice />
      <SignInForm />
      <SocialButtons />
    </AuthFrame>
  );
}
