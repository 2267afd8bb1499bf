import { isStudent } from '@mediathek/domain';
import { usePortalState } from '../../shared/portal';
import { DeskHome } from './desk-home';
import { GuestHome } from './guest-home';
import { PupilHome } from './pupil-home';
import { useHome } from './queries';

/** The first page: another one for guests, for teachers and for pupils. */
export function HomePage() {
  const { user } = usePortalState();
  const state = useHome();
  if (user === false) return <GuestHome state={state} />;
  return isStudent(user) ? <PupilHome state={state} user={user} /> : <DeskHome state={state} user={user} />;
}
