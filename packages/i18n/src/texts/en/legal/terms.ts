import type { terms as german } from '../../de/legal/terms';

export const terms: typeof german = {
  title: 'Terms of use',
  intro:
    'What you may do with this portal and its media, and what we ask of you. Schools in the district use it free of charge.',
  updated: 'As of 15 November 2026',
  sections: {
    scope: {
      title: 'What these terms cover',
      text: 'They apply to everyone who uses the portal of the Hohenfeld media centre: teachers, pupils, school administrators and guests. What is stated beside a single medium comes before these terms.',
    },
    access: {
      title: 'Who gets access',
      text: 'Teachers and administrators of the schools in the district are given an account. New schools apply; the media centre checks the application and opens the account.',
      textPupils:
        'Pupils receive an access code from their teacher. It is valid to the end of the school year on 31 July at the latest.',
    },
    credentials: {
      title: 'Sign-in details',
      text: 'Your password is for you alone. Choose one that you use nowhere else, and sign out on shared devices.',
      textLost:
        'If you think that somebody knows your password or an access code, change the password, renew the code or call us.',
    },
    media: {
      title: 'What you may do with the media',
      text: 'The rights that a licence gives are stated in plain words beside each medium. Unless it says otherwise there:',
      list: {
        lesson: 'You may show the medium in lessons and watch it to prepare them.',
        share: 'You may share it with your classes, also for work at home.',
        download: 'You may download it where the portal offers a download.',
        ends: 'When the licence ends, so does the use. Please delete files that you have downloaded.',
      },
    },
    limits: {
      title: 'What is not allowed',
      list: {
        public: 'Showing media in public, at a school fair for instance, or putting them on the internet',
        pass: 'Passing media or sign-in details on to people who do not belong to the school',
        protection: 'Getting round protection measures, or fetching media in large numbers by program',
        content: 'Adding texts, pictures or notes that infringe the rights of others',
      },
    },
    own: {
      title: 'Your own lists, notes and files',
      text: 'What you add yourself is yours. You allow us to show it to the people you share it with. Please do not write pupils’ names into titles and notes.',
    },
    availability: {
      title: 'Availability',
      text: 'We keep the portal available as far as we can and announce maintenance in the news. There is no claim to any one medium being available at all times; before an important lesson it is worth looking the day before.',
    },
    liability: {
      title: 'Liability',
      text: 'Our liability is unlimited for intent and gross negligence and for harm to life, body and health. For slight negligence we are liable only where an essential duty has been breached, and only for foreseeable damage.',
    },
    end: {
      title: 'Ending the use',
      text: 'You can have your account deleted at any time. We close an account when somebody leaves the school or seriously breaches these terms, and say so beforehand where we can.',
    },
    changes: {
      title: 'Changes and law',
      text: 'If we change these terms, we announce it in the portal six weeks before. German law applies. If one part is invalid, the rest remains in force.',
    },
  },
};
