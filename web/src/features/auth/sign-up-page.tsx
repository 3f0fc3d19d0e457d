import { paths } from '~/lib/address/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { SwitchLink } from './switch-link.tsx';

export default function SignUpPage() {
  return (
    <AuthFrame
      title="Create your account"
      subtitle={
        <>
          Have one? <SwitchLink to={paths.signIn}>Sign in instead</SwitchLink>
        </>
      }
    >
      <SignUpForm />
      <SocialButtons />
    </AuthFrame>
  );
}
