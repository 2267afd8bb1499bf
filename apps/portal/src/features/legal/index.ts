import { LegalPage } from './legal-page';

export const legalPage = { Page: LegalPage };
