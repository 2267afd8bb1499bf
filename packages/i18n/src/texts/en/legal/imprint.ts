import type { imprint as german } from '../../de/legal/imprint';

export const imprint: typeof german = {
  title: 'Imprint',
  intro: 'Who runs this portal, how to reach us and who answers for its contents.',
  updated: 'As of 15 November 2026',
  sections: {
    operator: {
      title: 'Provider',
      text: 'Information under section 5 of the German Digital Services Act (DDG):',
      address: 'Medienzentrum Hohenfeld\nSchillerstraße 14\n74999 Hohenfeld\nGermany',
      textBody:
        'The media centre belongs to the district of Hohenfeld (Landkreis Hohenfeld), a corporation under public law. The district is represented by its chief executive, Dr Helene Brandt.',
    },
    contact: {
      title: 'Contact',
      facts: {
        phone: { term: 'Telephone', text: '[+49 69 90009-140](tel:+496990009140)' },
        mail: { term: 'E-mail', text: '[post@medienzentrum.example.org](mailto:post@medienzentrum.example.org)' },
      },
      textMore: 'Opening hours and more ways to reach us are on the page [Contact](/contact).',
    },
    supervision: {
      title: 'Supervision and VAT',
      text: 'Legal supervision lies with the regional council (Regierungspräsidium). As a public institution the media centre charges no VAT for the portal and has no VAT number for it.',
    },
    editors: {
      title: 'Responsible for the contents',
      text: 'Responsible under section 18(2) of the German Interstate Media Treaty for news and editorial texts is Claudia Weidenbach, head of the media centre, at the address above.',
    },
    rights: {
      title: 'Rights in media and pictures',
      text: 'The media in this portal belong to those who made them. What you may do with a medium is stated beside it. Covers and subject signs are drawn by the portal itself.',
    },
    links: {
      title: 'Links to other sites',
      text: 'Some media are kept by other providers. We checked those pages when we linked to them; later changes are the responsibility of those who run them. If you notice something that does not belong there, please write to us and we will remove the link.',
    },
    disputes: {
      title: 'Settling disputes',
      text: 'We do not take part in proceedings before a consumer conciliation body and are not obliged to. Please talk to us first: most questions can be settled on the telephone.',
    },
  },
};
