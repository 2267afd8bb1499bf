import { expect, test } from 'vitest';
import { roleIn } from './message';

const vocabulary = 'http://purl.imsglobal.org/vocab/lis/v2';

test.each([
  [[`${vocabulary}/membership#Instructor`], 'L'],
  [[`${vocabulary}/membership#Learner`, `${vocabulary}/membership#ContentDeveloper`], 'L'],
  [[`${vocabulary}/membership/Instructor#TeachingAssistant`], 'L'],
  [[`${vocabulary}/system/person#Administrator`], 'L'],
  [['Instructor'], 'L'],
  [[`${vocabulary}/membership#Learner`], 'S'],
  [[`${vocabulary}/membership#Mentor`], 'S'],
  [[`${vocabulary}/membership/Learner#Instructor-to-be`], 'S'],
  [['NoInstructor'], 'S'],
  [[], 'S'],
] as const)('whoever is %j counts as %s', (roles, expected) => {
  expect(roleIn(roles)).toBe(expected);
});
