/** The subjects every school teaches, in the order of a timetable: they stand on the homepage's shelf. */
export const mainSubjects = [
  ...['120', '380', '080', '220', '240', '460', '100', '200'],
  ...['420', '060', '480', '320', '520', '160', '640', '600'],
] as const;
