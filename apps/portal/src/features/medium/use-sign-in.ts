import { linkTo } from '@mediathek/domain';
import { usePortal } from '../../shared/portal';

/** Leads to the login and back to this very page. */
export function useSignIn(): () => void {
  const { navigate, redirectUrl } = usePortal();
  return () => {
    redirectUrl.store(`${window.location.pathname}${window.location.search}`);
    navigate(linkTo('login'));
  };
}
