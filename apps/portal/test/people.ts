import { defaultFrontendConfig, type FrontendConfig, type UserInfo } from '@mediathek/domain';

export const aTeacher: UserInfo = {
  role: 'L',
  school_admin: 0,
  district_admin: 0,
  vorname: 'Anna',
  name: 'Sommer',
  email: 'a.sommer@schule.example',
  school_id: '04117832',
  klassenID: '',
  show_jitsi: false,
  schulname: 'Realschule am Stadtgarten',
  shared_classes: [],
};

export const aPupil: UserInfo = { ...aTeacher, role: 'S', vorname: '', name: '', email: '' };
export const aSchoolAdmin: UserInfo = { ...aTeacher, school_admin: 1 };
export const aSchoolAdminInSimpleView: UserInfo = { ...aTeacher, school_admin: 2 };
export const aDistrictAdmin: UserInfo = { ...aTeacher, district_admin: 1 };

/** A media centre that offers everything, as the demo does. */
export const aMediaCentre: FrontendConfig = {
  ...defaultFrontendConfig,
  Type: 'bawue',
  Katalog: true,
  VectorSearch: true,
  GeraeteVerleih: true,
  SearchNotLoggedIn: true,
};
