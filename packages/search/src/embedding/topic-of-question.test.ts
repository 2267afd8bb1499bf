import { expect, it } from 'vitest';
import { topicOfQuestion } from './topic-of-question';

it.each([
  ['Ein kurzer Film über Bienen für die dritte Klasse', 'bienen'],
  ['A short film about bees for year 3', 'bees'],
  ['Ich suche ein Arbeitsblatt zum Wasserkreislauf', 'wasserkreislauf'],
  ['Videos zu Vulkanen in der 7. Klasse?', 'vulkanen?'],
  ['Warum ist der Himmel blau?', 'warum ist der himmel blau?'],
  ['Geschichte des Films', 'geschichte des films'],
  ['Erste Hilfe in der Klasse', 'erste hilfe in der klasse'],
  ['Film', 'film'],
  ['', ''],
])('"%s" is about "%s"', (question, topic) => {
  expect(topicOfQuestion(question)).toBe(topic);
});
