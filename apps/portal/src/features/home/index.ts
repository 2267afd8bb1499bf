import { HomePage } from './home-page';

export const homePage = { Page: HomePage };
