import type { PageModule } from '../../shared/page';
import { ConfirmPage } from './confirm-page';
import { NewPage } from './new-page';
import { RequestPage } from './request-page';
import { SentPage } from './sent-page';
import { SuccessPage } from './success-page';

export const passwordRequestPage: PageModule<'password-request'> = { Page: RequestPage };
export const passwordSentPage: PageModule<'password-reset'> = { Page: SentPage };
export const passwordConfirmPage: PageModule<'password-reset-confirm'> = { Page: ConfirmPage };
export const passwordNewPage: PageModule<'password-reset-new'> = { Page: NewPage };
export const passwordSuccessPage: PageModule<'password-reset-success'> = { Page: SuccessPage };
