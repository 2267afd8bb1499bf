import type { legal as german } from '../de/legal';
import { accessibility } from './legal/accessibility';
import { contact } from './legal/contact';
import { imprint } from './legal/imprint';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';

export const legal: typeof german = {
  contents: 'On this page',
  demo: {
    title: 'This is a sample text.',
    text: 'The Hohenfeld media centre is fictional. Whoever runs the portal puts their own text here.',
  },
  imprint,
  privacy,
  terms,
  contact,
  accessibility,
};
