/** Putting a medium or a list on the board of a class. */
export const classSharing = {
  open: 'Share with a class',
  title: 'Share “{{title}}” with a class',
  submit: 'Share',
  loading: 'Loading your classes',
  noClass: 'You do not teach a class yet. Create one first.',
  toClasses: 'To the classes',
  toClass: 'To the class',
  class: 'Class',
  from: 'Visible from',
  fromHint: 'Empty means at once.',
  until: 'Visible until',
  untilHint: 'Empty means without an end.',
  untilWrong: 'The end lies before the start.',
  note: 'Note for the class',
  noteHint: 'For example what has to be done by when.',
  done: '“{{title}}” is on the board of {{name}} now.',
  full: 'There is no room on this board. Take something off first.',
  warnings: {
    medium: {
      grade: 'This medium is made for another grade.',
      'licence-ends': 'The licence ends before that, on {{day}}.',
      'not-licensed': 'Your school has no valid licence. Pupils cannot open the medium.',
      vanished: 'This medium is no longer in the stock.',
    },
    list: {
      grade: 'At least one medium of the list is made for another grade.',
      'licence-ends': 'At least one licence ends before that, the first on {{day}}.',
      'not-licensed': 'Pupils cannot open at least one medium of the list, because the licence is missing.',
      vanished: 'This list no longer exists.',
    },
  },
};
