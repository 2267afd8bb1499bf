import { Button, Notice } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';

/** Where somebody proves anew who they are, and comes back to a part of the profile. */
const signOnAgain = (section: string) =>
  `/api/v1/auth/oidc/start?again=1&redirect=${encodeURIComponent(`/profile#${section}`)}`;

/** For whoever comes in by single sign-on only and did so a while ago: once more, then it goes on here. */
export function SignInAgain({ section }: { readonly section: string }) {
  const { t, voiced } = useTexts();
  return (
    <Notice
      kind="caution"
      live
      actions={
        // Leaves the portal, so it is no link of the router.
        <Button href={signOnAgain(section)} linkAs="a">
          {t('profile.signInAgain.action')}
        </Button>
      }
    >
      {voiced('profile.signInAgain.text')}
    </Notice>
  );
}
