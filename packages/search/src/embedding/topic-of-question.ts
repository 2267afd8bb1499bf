// What kind of medium somebody wants, and for whom, says nothing about what it should be about.
const wish =
  /^(?:(?:bitte|ich|wir|suche|suchen|brauche|brauchen|möchte|please|i|we|need|am|are|looking|for|show|find|me|zeig|mir)\s+)+/;
const kinds =
  'film|kurzfilm|lehrfilm|video|clip|hörspiel|arbeitsblatt|arbeitsblätter|übung|übungen|material|bild|bilder|medium|medien|worksheet|exercise|game|picture|lesson|short';
const form = new RegExp(
  `^(?:(?:einen|eine|ein|a|an|some|etwas)\\s+)?(?:(?:kurze[rsn]?|einfache[rsn]?|short|simple)\\s+)?(?:${kinds})s?\\s+(?:über|zu|zum|zur|about|on)\\s+`,
);
const numbers =
  '\\d{1,2}\\.?|erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|first|second|third|fourth|fifth|sixth';
const level = new RegExp(
  `\\s+(?:für|in|for)\\s+(?:(?:die|der|eine|einer|the|my)\\s+)?(?:(?:${numbers})n?\\s+(?:klasse|klassen|schuljahr|grade|class|year)|(?:klasse|year|grade)\\s+\\d{1,2})(?=\\W*$)`,
);

/** What a question is about: "Ein kurzer Film über Bienen für die dritte Klasse" is about bees. */
export function topicOfQuestion(question: string): string {
  const plain = question.trim().toLowerCase();
  const topic = plain.replace(wish, '').replace(form, '').replace(level, '').trim();
  return topic === '' ? plain : topic;
}
