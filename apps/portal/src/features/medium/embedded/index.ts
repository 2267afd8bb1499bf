import type { PageModule } from '../../../shared/page';
import { LtiPage } from './lti-page';

export const ltiPage: PageModule<'lti'> = { Page: LtiPage };
