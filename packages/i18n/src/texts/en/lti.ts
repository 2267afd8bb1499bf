import type { lti as german } from '../de/lti';

export const lti: typeof german = {
  title: 'Choose media for the course',
  titleOne: 'Choose a medium for the course',
  loading: 'Connecting to the course',
  search: 'Search media',
  placeholder: 'Topic, title or keyword',
  clear: 'Clear the search',
  submit: 'Search',
  searching: 'Searching',
  results: 'Media found',
  found_one: 'One medium',
  found_other: '{{amount}} media',
  more: 'Show more media',
  choose: 'Choose',
  chooseTitle: 'Choose “{{title}}”',
  chosenNone: 'Nothing chosen yet',
  chosen_one: 'One medium chosen',
  chosen_other: '{{count}} media chosen',
  insert: 'Put into the course',
  insertTitle: 'Put “{{title}}” into the course',
  none: { title: 'Nothing was found.', text: 'A shorter or more general word often helps.' },
  nothing: {
    title: 'This page opens from within a course',
    text: 'Please open the entry in the course of your learning platform once more. An open entry lasts four hours.',
  },
  failed: { title: 'This cannot be loaded right now.', text: 'Trying again usually helps.' },
};
