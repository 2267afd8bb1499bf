import type { registrations as german } from '../de/registrations';

export const registrations: typeof german = {
  title: 'Registrations',
  lead: 'Teachers who have applied for an account and confirmed their e-mail address.',
  tabs: { label: 'Applications', open: 'Open', decided: 'Decided' },
  loading: 'Loading the applications',
  failed: { title: 'The applications cannot be loaded just now.', text: 'Trying again usually helps.' },
  empty: {
    open: 'No open applications',
    openText:
      'As soon as somebody applies for an account and confirms their address, the application appears here. You will get an e-mail too.',
    decided: 'Nothing decided yet',
    decidedText: 'Applications that you have approved or refused stay here for 30 days.',
    toOpen: 'See open applications',
  },
  applied: 'Applied on {{day}}',
  written: 'Entered: {{school}}',
  noSchool: 'No school of your district fits this.',
  message: 'Message',
  approve: 'Approve',
  approveFirst: 'Choose a school first',
  chooseSchool: 'Which school does the person belong to?',
  noneChosen: 'Choose a school',
  refuse: 'Refuse',
  approved: '{{name}} has been approved and will get an e-mail.',
  refused: 'The application of {{name}} has been refused. The reason is sent by e-mail.',
  conflict: 'Somebody else has decided on this application meanwhile.',
  state: { approved: 'Approved on {{day}}', refused: 'Refused on {{day}}' },
  reasonGiven: 'Reason: {{reason}}',
  dialog: {
    title: 'Refuse the application of {{name}}',
    text: 'The reason is sent by e-mail to {{email}}, exactly as you write it.',
    reason: 'Reason',
    missing: 'Write a short reason, so that the person knows what they can do.',
    submit: 'Refuse application',
  },
};
