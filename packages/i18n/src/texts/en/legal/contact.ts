import type { contact as german } from '../../de/legal/contact';

export const contact: typeof german = {
  title: 'Contact',
  intro: 'Questions about media, licences or accounts: we like to answer them in person.',
  write: 'Write an e-mail',
  address: { label: 'Address', text: 'Medienzentrum Hohenfeld\nSchillerstraße 14\n74999 Hohenfeld\nGermany' },
  phone: { label: 'Telephone', text: '+49 69 90009-140', remark: 'Monday to Friday from 9 am' },
  mail: { label: 'E-mail', text: 'post@medienzentrum.example.org', remark: 'We answer within two working days' },
  hours: {
    label: 'Opening hours',
    days: {
      early: { day: 'Monday to Wednesday', time: '9 am to 4 pm' },
      long: { day: 'Thursday', time: '9 am to 6 pm' },
      friday: { day: 'Friday', time: '9 am to 1 pm' },
    },
    remark: 'By appointment during school holidays.',
  },
  topics: {
    title: 'What we help with',
    access: { title: 'Accounts and passwords', text: 'New schools, forgotten school numbers, locked accounts' },
    media: { title: 'Media and licences', text: 'What your school may use, wishes for what we buy' },
    loan: { title: 'Lending', text: 'Collecting, extending and returning devices and media' },
    barriers: { title: 'Barriers', text: 'When something cannot be used or read' },
  },
  pupils: 'Do you have a question about your access code? Your teacher will help you.',
};
