import { foldWord } from './fold';

const german = `
aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei beim
bin bis bist da dabei dadurch dafür dagegen daher damit danach dann daran darauf darin darüber darum das dass davon
dazu dein deine deinem deinen deiner dem den denn der deren des dessen dich die dies diese diesem diesen dieser dieses
dir doch dort du durch ein eine einem einen einer eines einige einigen einiger er es etwas euch euer eure für gegen
gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins
ist ja jede jedem jeden jeder jedes jene jenem jenen jener jenes kann kein keine keinem keinen keiner können könnte
man manche manchem manchen mancher mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nein nicht nichts
noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit selbst sich sie sind so solche solchem solchen
solcher soll sollte sondern sonst über um und uns unser unsere unter viel vom von vor war waren warum was weil welche
welchem welchen welcher welches wenn wer werde werden wie wieder will wir wird wo wurde wurden zu zum zur zwar zwischen
`;

const english = `
a about after all also am an and any are as at be because been before being between both but by can could did do does
doing down during each few for from further had has have having he her here hers him his how i if in into is it its
itself just me more most my no nor not of off on once only or other our out over own same she should so some such than
that the their them then there these they this those through to too under until up very was we were what when where
which while who whom why will with would you your
`;

function readWords(text: string): string[] {
  return text.trim().split(/\s+/).map(foldWord);
}

const germanWords = new Set(readWords(german));
const englishWords = new Set(readWords(english));

/** Words that stand in nearly every text tell nothing about it. Expects a folded word. */
export function isStopWord(word: string): boolean {
  return germanWords.has(word) || englishWords.has(word);
}

/** Which of the two languages a text is written in can be told by its small words. Expects folded words. */
export function looksEnglish(words: Iterable<string>): boolean {
  let balance = 0;
  for (const word of words) {
    const isEnglish = englishWords.has(word);
    if (isEnglish !== germanWords.has(word)) balance += isEnglish ? 1 : -1;
  }
  return balance > 0;
}
