import type { PageModule } from '../../shared/page';
import { LegalPage, type LegalRoute } from './legal-page';

export const legalPage: PageModule<LegalRoute> = { Page: LegalPage };
