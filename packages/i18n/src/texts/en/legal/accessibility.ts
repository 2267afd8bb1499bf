import type { accessibility as german } from '../../de/legal/accessibility';

export const accessibility: typeof german = {
  title: 'Accessibility statement',
  intro:
    'Everyone should be able to use this portal: by keyboard, with a screen reader, with large type or strong contrast. This page says how far we have got and how to report a barrier.',
  updated: 'Written on 15 November 2026',
  sections: {
    scope: {
      title: 'What this statement covers',
      text: 'It covers the portal of the Hohenfeld media centre. Its basis is the state’s disability equality law and the German Accessible Information Technology Ordinance (BITV 2.0). Our measure is the European standard EN 301 549 and, beyond it, the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
    },
    status: {
      title: 'How accessible the portal is',
      text: 'By our own checks, the portal itself meets the requirements. Not all media do: that is why we call the service as a whole “partially compliant”.',
    },
    works: {
      title: 'What you can rely on',
      list: {
        keyboard: 'Everything can be used by keyboard, and you can always see where you are.',
        zoom: 'At 400 per cent zoom nothing is lost and nothing has to be scrolled sideways.',
        contrast: 'Text has a contrast of at least 4.5 to 1, light and dark and with any theme colour.',
        words: 'Pictures and signs have words, and headings are in order.',
        motion: 'Nothing flashes. If you have switched motion off, you see none.',
      },
    },
    gaps: {
      title: 'What is not accessible yet',
      list: {
        subtitles: 'Films bought before 2020 do not always have subtitles or audio description.',
        documents: 'Not all older worksheets in PDF format have been prepared for screen readers.',
        elsewhere: 'We cannot change media that are kept by other providers.',
      },
      textHelp: 'If you need such a medium in another form, tell us. We will look for a way.',
    },
    testing: {
      title: 'How we test',
      text: 'This statement is based on a self-assessment. With every change, every page is checked automatically, light and dark, on small and large screens; checks by hand with the keyboard and a screen reader are added to that.',
    },
    feedback: {
      title: 'Report a barrier',
      text: 'Have you met a barrier, or do you need something in another form? Write to [barrierefrei@medienzentrum.example.org](mailto:barrierefrei@medienzentrum.example.org) or call [+49 69 90009-140](tel:+496990009140). We answer within two weeks.',
    },
    conciliation: {
      title: 'Conciliation',
      text: 'If we have not answered, or not to your satisfaction, you can turn to the state’s conciliation body. The procedure is free of charge and you need no lawyer.',
      address:
        'Schlichtungsstelle nach dem Landes-Behindertengleichstellungsgesetz\nMusterplatz 1\n70000 Landeshauptstadt\nGermany',
      textMail: 'E-mail: [schlichtung@example.org](mailto:schlichtung@example.org)',
    },
  },
};
