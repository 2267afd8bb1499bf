import type { PageModule } from '../../shared/page';
import { SignInPage } from './sign-in-page';
import { prefetchMethods } from './single-sign-on';

export const signInPage: PageModule<'login'> = { Page: SignInPage, prefetch: prefetchMethods };
