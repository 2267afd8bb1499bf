import type { PageModule } from '../../shared/page';
import { SignInPage } from './sign-in-page';

export const signInPage: PageModule<'login'> = { Page: SignInPage };
