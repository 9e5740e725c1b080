import type { Language } from '#contract/languages.ts'

// What the publisher asks a house, for the desk and the call list of `npm run owner`. The schemas carry them: `.meta(questions.phone)`.

type InLanguages = Record<Language, string>

/** What belongs together on the desk, and which sentences of an entry an answer may touch. */
export type QuestionGroup = 'contact' | 'hours' | 'price' | 'payment' | 'parking' | 'stay' | 'access'

// A type, since that is what schemas take as their meta.
type Question = {
  ask: InLanguages
  group: QuestionGroup
}

function question(group: QuestionGroup, no: string, en: string, de: string): Question {
  return { group, ask: { no, en, de } }
}

export const questions = {
  phone: question(
    'contact',
    'Hvilket telefonnummer skal gjestene ringe?',
    'Which number should guests ring?',
    'Unter welcher Nummer erreichen Gäste Sie?',
  ),
  website: question(
    'contact',
    'Hva er adressen til nettsiden deres?',
    'What is the address of your website?',
    'Wie lautet die Adresse Ihrer Website?',
  ),
  address: question('contact', 'Hva er gateadressen?', 'What is your street address?', 'Wie lautet Ihre Anschrift?'),
  hours: question(
    'hours',
    'Når har dere åpent, og er det annerledes om vinteren?',
    'When are you open, and is winter different?',
    'Wann haben Sie geöffnet, und gilt im Winter etwas anderes?',
  ),
  price: question(
    'price',
    'Hva er laveste pris, og når på året gjelder den?',
    'What is your lowest price, and at what time of year?',
    'Was ist Ihr niedrigster Preis, und zu welcher Jahreszeit gilt er?',
  ),
  priceForOne: question(
    'price',
    'Hva koster det for en voksen, og når på året gjelder prisen?',
    'What does it cost for an adult, and at what time of year?',
    'Was kostet es für einen Erwachsenen, und zu welcher Jahreszeit gilt der Preis?',
  ),
  mealPrice: question(
    'price',
    'Hva koster en vanlig hovedrett hos dere?',
    'What does a usual main course cost?',
    'Was kostet bei Ihnen ein übliches Hauptgericht?',
  ),
  energyPrice: question(
    'price',
    'Hva koster strømmen per kilowattime, og koster tida noe i tillegg?',
    'What does a kilowatt-hour cost, and is there a charge for time?',
    'Was kostet die Kilowattstunde, und wird zusätzlich nach Zeit abgerechnet?',
  ),
  payment: question('payment', 'Hvordan kan man betale?', 'How can guests pay?', 'Wie kann man bezahlen?'),
  parking: question(
    'parking',
    'Kan gjestene parkere hos dere, og koster det noe?',
    'Can guests park with you, and is there a charge?',
    'Können Gäste bei Ihnen parken, und kostet das etwas?',
  ),
  toilets: question(
    'access',
    'Er det toalett for besøkende?',
    'Is there a toilet for visitors?',
    'Gibt es eine Toilette für Besucher?',
  ),
  checkIn: question(
    'stay',
    'Fra når på dagen kan gjestene få rommet?',
    'From what time can guests have the room?',
    'Ab wann ist das Zimmer bezugsfertig?',
  ),
  amenities: question(
    'stay',
    'Hva har huset: badstue, kjøkken, vaskemaskin, trådløst nett?',
    'What does the house have: sauna, kitchen, washing machine, wifi?',
    'Was bietet das Haus: Sauna, Küche, Waschmaschine, WLAN?',
  ),
  stepFreeEntrance: question(
    'access',
    'Kommer man inn uten trinn?',
    'Can one come in without a step?',
    'Kommt man ohne Stufe hinein?',
  ),
  doorWidth: question(
    'access',
    'Hvor bred er den smaleste døra på veien inn, i centimeter?',
    'How wide is the narrowest door on the way in, in centimetres?',
    'Wie breit ist die schmalste Tür auf dem Weg hinein, in Zentimetern?',
  ),
  adaptedRoom: question(
    'access',
    'Har dere et rom for rullestolbrukere?',
    'Is there a room for wheelchair users?',
    'Gibt es ein Zimmer für Rollstuhlfahrer?',
  ),
  accessibleToilet: question(
    'access',
    'Er det toalett for rullestolbrukere?',
    'Is there a toilet for wheelchair users?',
    'Gibt es eine Toilette für Rollstuhlfahrer?',
  ),
  levelGround: question(
    'access',
    'Er bakken utenfor fast og nesten flat?',
    'Is the ground outside firm and nearly level?',
    'Ist der Boden draußen fest und fast eben?',
  ),
  accessibleParking: question(
    'access',
    'Er det parkering for forflytningshemmede, eller plass til å slippe noen av ved døra?',
    'Is there a place for disabled drivers, or room to set somebody down at the door?',
    'Gibt es einen Behindertenparkplatz, oder kann jemand vor der Tür aussteigen?',
  ),
  hearingAids: question(
    'access',
    'Har dere teleslynge, eller finnes alt skriftlig?',
    'Is there an induction loop, or is everything in writing?',
    'Gibt es eine Induktionsschleife, oder liegt alles schriftlich vor?',
  ),
  sightAids: question(
    'access',
    'Har dere noe for dem som ser dårlig: kontraster, punktskrift, noe å kjenne på eller lytte til?',
    'Is there anything for people who see poorly: contrast, braille, something to touch or hear?',
    'Gibt es etwas für Menschen, die schlecht sehen: Kontraste, Brailleschrift, etwas zum Tasten oder Hören?',
  ),
  dog: question('access', 'Kan hunden være med inn?', 'May dogs come in?', 'Dürfen Hunde hinein?'),
} as const satisfies Record<string, Question>

/** A question whose answer is a row of the table of facts, its words in every language. */
export interface RowQuestion extends Question {
  /** Of the row, and of rows that answer it as well. */
  ids: readonly [string, ...string[]]
  name: InLanguages
  kinds: readonly string[]
}

export const rowQuestions: readonly RowQuestion[] = [
  {
    ids: ['booking', 'bookings', 'reservation'],
    kinds: ['hotels', 'cabins', 'restaurants', 'activities'],
    name: { no: 'Bestilling', en: 'Booking', de: 'Reservierung' },
    ...question(
      'stay',
      'Må man bestille, og hvor lenge før?',
      'Do guests have to book, and how long ahead?',
      'Muss man reservieren, und wie lange vorher?',
    ),
  },
  {
    ids: ['breakfast'],
    kinds: ['hotels', 'cabins'],
    name: { no: 'Frokost', en: 'Breakfast', de: 'Frühstück' },
    ...question(
      'stay',
      'Serverer dere frokost, når, og hva koster den?',
      'Do you serve breakfast, when, and what does it cost?',
      'Gibt es Frühstück, wann, und was kostet es?',
    ),
  },
  {
    ids: ['winter', 'season', 'opening'],
    kinds: ['hotels', 'cabins', 'restaurants', 'activities'],
    name: { no: 'Om vinteren', en: 'In winter', de: 'Im Winter' },
    ...question(
      'hours',
      'Har dere åpent hele vinteren?',
      'Are you open all winter?',
      'Haben Sie den ganzen Winter geöffnet?',
    ),
  },
]
