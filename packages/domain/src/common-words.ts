/**
 * Words that people choose as a password, in Germany and elsewhere: without figures and signs at the ends, umlauts
 * written out. Together with the rules beside this list they stand for many thousands of passwords.
 */
export const commonWords = `
password passwort passwd pass passwords passwoerter kennwort geheim geheimnis secret topsecret losungswort losung parole
pwd pw passphrase mypassword meinpasswort meinkennwort neuespasswort altespasswort passwortvergessen keinpasswort
standard default changeme changeit letmein letmeinnow lassmichrein login logmein anmelden anmeldung zugang zugriff
einloggen admin administrator adminadmin root toor test tester testing testtest testpasswort testuser probe demo gast
guest user benutzer nutzer welcome welcometo willkommen herzlichwillkommen hello helloworld hallo hallowelt halloduda
hallihallo moin moinmoin servus gruezi gruessgott gutentag gutenmorgen gutenacht tschuess ciao hi hey
schatz schatzi schatzilein schaetzchen maus mausi mausebaer mausezahn hase hasi haeschen baerchen baeren baby babygirl
engel engelchen prinzessin prinz koenig koenigin liebe liebling ichliebedich ichliebdich ichhassedich iloveyou ilovey
iloveu ilovemyself love lover lovely loveme loveyou iloveme forever forevermore always immer fuerimmer herz herzchen
kuss kuesschen sonnenschein sonne sonnenblume mond stern sternchen himmel regenbogen schmetterling blume bluemchen rose
rosen tulpe loewenzahn gaensebluemchen sunshine princess prince king queen angel angels butterfly rainbow flower flowers
summer winter spring autumn sommer sommerzeit fruehling herbst sommerferien ferien urlaub weihnachten ostern silvester
montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende monday friday sunday weekend
januar februar maerz april mai juni juli august september oktober november dezember january february march june july
october december geburtstag birthday happybirthday
schule schueler schuelerin lehrer lehrerin lehrerzimmer lehrkraft lehramt klasse klassenzimmer klassenlehrer unterricht
hausaufgaben grundschule realschule hauptschule gymnasium gesamtschule berufsschule schulhof schulnummer schuljahr
abitur zeugnis kreide tafel pausenhof pausenbrot rektor direktor sekretariat mathe mathematik deutsch englisch biologie
chemie physik geschichte erdkunde musik kunst sport religion ethik informatik latein franzoesisch medien mediathek
medienzentrum medienzentren kreismedienzentrum stadtmedienzentrum verleih bibliothek buecherei school schoolsucks teacher
teachers student students classroom homework library media portal internet computer laptop notebook drucker keyboard
tastatur maustaste bildschirm fenster windows microsoft apple google facebook instagram youtube whatsapp samsung android
iphone linux ubuntu office outlook excel adobe oracle mysql server cisco router netzwerk wlan wifi telekom vodafone
fussball fussballgott football soccer baseball basketball hockey tennis handball volleyball golf golfer schwimmen reiten
tanzen turnen bayern bayernmuenchen fcbayern bvb borussia dortmund schalke werder werderbremen bremen hamburg hsv
stuttgart vfb vfbstuttgart koeln fckoeln frankfurt eintracht leverkusen gladbach hertha herthabsc unionberlin leipzig
hannover freiburg mainz nuernberg augsburg hoffenheim wolfsburg karlsruhe kaiserslautern stpauli arsenal chelsea
liverpool barcelona realmadrid juventus manchester manutd yankees cowboys steelers lakers
berlin muenchen duesseldorf essen dresden mannheim heidelberg tuebingen ulm konstanz bodensee schwarzwald deutschland
germany oesterreich schweiz austria italien spanien frankreich england london paris newyork amerika america australia
europa mallorca baden wuerttemberg badenwuerttemberg hohenfeld seetal
hund hunde hundchen katze kaetzchen kater mieze pferd pferde pferdchen pony tiger loewe loewin baer wolf fuchs adler
falke drache drachen delfin delphin elefant giraffe affe gorilla schildkroete hamster kaninchen meerschweinchen vogel
papagei fisch haifisch spinne biene frosch dog dogs cat cats kitten kitty puppy horse horses monkey dragon dragons
eagle eagles falcon lion tigger bear bears wolves fox panther dolphin dolphins shark phoenix unicorn einhorn bunny
bello waldi rex lassie minka felix garfield snoopy tweety mickey mickymaus minnie donald pumuckl biene maja wickie
pokemon pikachu charizard naruto sasuke dragonball goku onepiece minecraft fortnite roblox zelda mario supermario sonic
nintendo playstation xbox gaming gamer warcraft starcraft counterstrike halo callofduty leagueoflegends battlefield
starwars startrek skywalker lukeskywalker darthvader vader yoda chewbacca hansolo jedi matrix terminator batman robin
superman spiderman ironman hulk thor avengers joker harley harrypotter hermine hogwarts dumbledore voldemort gandalf
frodo herrderringe lordoftherings hobbit jamesbond bond sherlock simpsons bart homer southpark spongebob shrek
merlin shadow master masterkey maverick killer killerin hunter ranger ninja samurai warrior knight pirate piraten ritter
hammer freedom freiheit frieden peace hope hoffnung faith glaube trust trustno trustnoone blessed jesus jesuschrist
christus christ god gott gottistgut amen maria mohammed allah bismillah heaven hell hoelle teufel satan devil lucifer
daemon geist ghost vampir vampire zombie
michael thomas andreas peter stefan stephan christian markus martin daniel alexander sebastian matthias juergen klaus
wolfgang bernd frank uwe dieter werner horst guenter guenther heinz hans helmut karl walter gerhard manfred robert
tobias florian philipp patrick marcel dennis kevin dominik benjamin jonas lukas leon paul finn ben elias noah luis luca
max maximilian moritz felix tim tom jan julian fabian simon niklas nico oliver sven lars nils jens joerg ralf rene
anna lena leonie laura julia sarah sara lisa lara hannah hanna emma mia sophie sophia marie lea nina jana katharina
kathrin christina christine stefanie stephanie sabine susanne andrea petra monika claudia karin renate ursula brigitte
gisela ingrid helga erika barbara birgit martina silke silvia nicole melanie sandra daniela nadine yvonne jessica
jennifer vanessa michelle chantal jacqueline franziska carina verena tanja simone heike anja angelika elke gabi gabriele
charlie george andrew joshua matthew anthony william richard charles joseph david jordan taylor tyler justin brandon
austin jackson john johnny james harry henry jack oscar ashley amanda samantha brittany heather elizabeth natalie nathan
natasha chelsey rachel rebecca melissa danielle maggie molly bailey buster ginger pepper cookie cookies daisy lucky
sammy rocky bella luna simba balou chico sissi susi mimi lili lulu momo bubu lolo toto coco nana
mama papa mami papi mutti vati oma opa omi opi familie family mother father mutter vater bruder schwester brother sister
tochter sohn kinder kind mummy daddy mommy mamapapa meineliebe meinschatz meinengel meinhund meinekatze meinefamilie
freund freundin freunde freundschaft friend friends bestfriend bff
schokolade schoki pizza pommes currywurst doener bratwurst schnitzel spaetzle brezel maultaschen kartoffel nudel nudeln
spaghetti erdbeere erdbeeren banane apfel apfelbaum kirsche himbeere zitrone ananas kuchen torte keks kekse muffin eis
bonbon gummibaerchen haribo nutella milka chocolate cheese banana orange cherry apples peanut butter sugar candy coffee
kaffee kakao bier bierchen wein sekt vodka wodka whisky cocacola cola fanta sprite redbull
auto autos audi bmw mercedes daimler benz porsche volkswagen golfgti gti opel ford mustang ferrari lamborghini corvette
camaro mazda honda toyota yamaha suzuki harleydavidson motorrad fahrrad traktor ducati vespa
blau rot gruen gelb schwarz weiss rosa lila pink purple silver silber gold golden blue red green yellow black white
diamond diamant crystal kristall perle
music guitar gitarre klavier piano schlagzeug metal metallica slipknot nirvana eminem rammstein dietoten beatles elvis
queenband acdc ironmaiden greenday linkinpark blinkone onedirection justinbieber beyonce madonna
money geld geldgeld reich million millionaer dollar euro bank sparkasse visa power powerful strong stark super superstar
star stars cool coolboy coolgirl sexy sexygirl hot hottie geil geilomat mega krass lol rofl yolo swag boss bossman chef
nummereins numberone winner gewinner sieger champion champ loser looser idiot dumm doof bloed arsch arschloch scheisse
scheiss mist kacke fick ficken fickdich fuck fuckyou fuckoff fucker bitch asshole shit penis muschi titten sex porno
porn pussy dick nutte hure schlampe wichser spasti opfer
computerfreak hacker hackerman matrixmatrix system systems access zugangscode code codes secure security sicher
sicherheit sicherespasswort sesam sesamoeffnedich abrakadabra simsalabim hokuspokus abracadabra magic magie zauber
zauberer wizard witch hexe fee nothing nichts keine ahnung keineahnung egal weissnicht weissichnicht whatever nobody
niemand jemand person leute menschen mensch mann frau junge maedchen boy girl girls boys man woman
starten start stop go weiter zurueck ende anfang neu alt jung klein gross schnell langsam gut schlecht happy gluecklich
glueck traurig lustig smile laecheln lachen leben leben lebenistschoen life mylife live lebendig tod death dead sterben
zukunft zuhause home heimat haus garten balkon strand meer ocean beach wasser feuer erde luft wind sturm blitz donner
thunder lightning storm regen schnee snow ice eiszeit wald baum berg berge fluss insel island sunset sunrise
michaeljordan michaeljackson ronaldo messi beckham neymar schumi schumacher vettel klopp ballack schweini schweinsteiger
neuer mueller muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schaefer koch bauer richter
klein wolf schroeder neumann schwarz zimmermann braun krueger hofmann hartmann lange schmitt werner krause lehmann
mustermann maxmustermann erikamustermann musterfrau mueslimueller johndoe
qwert qwertz qwerty qwertzui asdf asdfg asdfgh asdfasdf yxcv yxcvbn yxcvbnm zxcv zxcvbn zxcvbnm qwer qweasd qweasdyxc
qweasdzxc qaywsx qaywsxedc qazwsx qazwsxedc wasd asd qwe yxc zxc abc abcd abcde abcdef abcabc xxx xxxx xyz aaa
azerty azertyuiop poiuytrewq lkjhgfdsa mnbvcxz mnbvcxy dfghjk hjkl
`;
