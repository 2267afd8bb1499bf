import { PlaceholderPage } from './placeholder-page';

export const placeholderPage = { Page: PlaceholderPage };
