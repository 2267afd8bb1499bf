import type { PageModule } from '../../shared/page';
import { RegisterPage } from './register-page';
import { RegisterSuccessPage } from './register-success-page';

export const registerPage: PageModule<'register'> = { Page: RegisterPage };
export const registerSuccessPage: PageModule<'register-success'> = { Page: RegisterSuccessPage };
