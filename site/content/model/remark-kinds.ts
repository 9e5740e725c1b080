/** What a plan tells by itself. */
export const kindsOfPlans = [
  'againstMonth',
  'monthOutOfSeason',
  'dateOutOfSeason',
  'closedThen',
  'closesEarly',
  'uncheckedHours',
  'usuallyClosed',
  'opensLater',
  'tooLong',
  'tooLongByBus',
  'longDrive',
  'beyondLight',
  'dark',
  'darkUntil',
  'notForChildren',
  'hardForChildren',
  'noBed',
  'bedUnnamed',
  'bedFar',
  'earlyBed',
  'farOff',
  'battery',
  'missed',
  'lateThere',
  'lastBoat',
  'lateBoat',
  'fewBoats',
  'bookFerry',
  'winterDrive',
  'twice',
  'noDog',
  'dogOnLead',
  'notStepFree',
  'camperFare',
] as const

/** What only the check of a pasted text finds. */
export const kindsOfTexts = [
  'unknownPlace',
  'notInGuide',
  'farPlace',
  'noRoad',
  'shortDrive',
  'shortWalk',
  'noMidnightSun',
  'summerFerry',
  'shut',
  'notThen',
  'noSailing',
  'noSuchBoat',
  'advised',
  'inDark',
] as const

/** What can be remarked on a plan; each kind has its words in `content/pages/my-trip/`. */
export const remarkKinds = [...kindsOfPlans, ...kindsOfTexts] as const
export type RemarkKind = (typeof remarkKinds)[number]
