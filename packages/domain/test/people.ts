import type { UserInfo } from '../src/user';

/** A teacher without a name or a school: what a rule asks for, a test adds. */
export const teacher: UserInfo = {
  role: 'L',
  school_admin: 0,
  district_admin: 0,
  vorname: '',
  name: '',
  email: '',
  school_id: '',
  klassenID: '',
  show_jitsi: false,
  schulname: '',
  shared_classes: [],
};
