import type { privacy as german } from '../../de/legal/privacy';

export const privacy: typeof german = {
  title: 'Privacy',
  intro:
    'This portal gets by with little: pupils need neither a name nor an e-mail address, and nobody is watched while learning. This page says what we store, what for and how long.',
  updated: 'As of 15 November 2026',
  sections: {
    brief: {
      title: 'In brief',
      list: {
        pupils: 'Whoever has an access code remains without a name to us.',
        cookies: 'We set only cookies that the portal cannot work without or that remember a setting of your own.',
        third: 'Fonts, pictures and films come from our own server. No third party learns of your visit.',
        ads: 'There is no advertising, no profiling and no automated decision-making.',
      },
    },
    controller: {
      title: 'Controller',
      text: 'The controller under the General Data Protection Regulation (GDPR) is:',
      address: 'Landkreis Hohenfeld, Medienzentrum\nSchillerstraße 14\n74999 Hohenfeld\nGermany',
      textMail: 'E-mail: [post@medienzentrum.example.org](mailto:post@medienzentrum.example.org)',
      textOfficer:
        'Our data protection officer can be reached at the same address and at [datenschutz@medienzentrum.example.org](mailto:datenschutz@medienzentrum.example.org).',
    },
    pupils: {
      title: 'Pupils',
      text: 'A teacher makes access codes for a class and hands them out as cards. The code is the whole account: names, dates of birth and e-mail addresses are not asked for.',
      textStored:
        'Of the code we store a check value from which it cannot be worked out, and an encrypted copy that only the teachers of the class can see. A code ends on 31 July at the latest; after that it opens nothing.',
    },
    adults: {
      title: 'Teachers and administrators',
      text: 'For an account we store:',
      list: {
        name: 'first and last name, user name, e-mail address',
        school: 'the school and the role there (teacher, administrator)',
        password: 'the password as a check value (Argon2id), never in the clear',
        work: 'what you make yourself: lists, bookmarks, media shared with classes',
      },
      textBasis:
        'We need this to fulfil the media centre’s educational task (Article 6(1)(e) GDPR together with the state’s education and data protection law). The account is deleted when you leave the school or ask for it.',
    },
    visits: {
      title: 'When you visit the portal',
      text: 'Your device sends its IP address with every request, or we could not answer. Our technical log holds the time, the kind of request, its result and duration and a random identifier; it holds no IP address, search words, names, codes or passwords. It serves to find errors and is deleted after 14 days.',
      textFailures:
        'When a sign-in fails, we count it for 15 minutes so that nobody can try out passwords. Account and address are kept only as check values.',
    },
    cookies: {
      title: 'Cookies and browser storage',
      text: 'All of the following are technically necessary (section 25(2) no. 2 of the German TDDDG). Consent is therefore not needed, and no window asks for it.',
      facts: {
        session: {
          term: '__Host-session',
          text: 'Holds your session together and protects forms. The cookie ends when the browser is closed, the sign-in after four hours without use and after twelve at the latest. Whoever asks to stay signed in stays so for 30 days.',
        },
        language: { term: 'lang', text: 'Remembers the language if you choose one. One year.' },
        scheme: { term: 'scheme', text: 'Remembers the light or dark display if you choose one. One year.' },
        redirect: {
          term: 'redirectUrl',
          text: 'In local storage: where to go on after signing in. Deleted then.',
        },
        cache: {
          term: 'Cache',
          text: 'In the storage of the open window: settings loaded last, for 60 seconds, never anything about your account. Emptied when you sign out.',
        },
      },
    },
    usageOn: {
      title: 'Usage figures',
      text: 'The media centre looks at how often media are opened, so that it buys the right licences. It counts by medium, school and day. Who opened a medium is not recorded for this.',
    },
    usageOff: {
      title: 'Usage figures',
      text: 'Usage figures are not switched on in this portal.',
    },
    recipients: {
      title: 'Who receives the data',
      text: 'The portal runs on the district’s servers in Germany. Only the people who run it have access. Nothing is passed on to third parties or to countries outside the European Union.',
      textSchool:
        'Within a school, teachers see their own classes, and the school’s administrators see its members and licences. Other schools see none of it.',
    },
    rights: {
      title: 'Your rights',
      text: 'At any time you can:',
      list: {
        access: 'ask what we hold about you, and for a copy (Articles 15 and 20 GDPR)',
        correct: 'have wrong details put right (Article 16 GDPR)',
        erase: 'have your data deleted or their use restricted (Articles 17 and 18 GDPR)',
        object: 'object to the processing on grounds of your particular situation (Article 21 GDPR)',
      },
      textHow: 'An informal message to one of the addresses above is enough.',
      textPupils: 'As we do not know pupils by name, the teacher of the class helps with questions about a code.',
    },
    complaint: {
      title: 'Complaints',
      text: 'If you disagree, you can complain to the state’s data protection authority (Article 77 GDPR). Do write to us first; often a question can be settled at once.',
    },
  },
};
