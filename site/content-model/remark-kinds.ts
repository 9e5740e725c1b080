/** What can be remarked on a plan; each kind has its words in `content/pages/my-trip/`. */
export const remarkKinds = [
  'againstMonth',
  'closedMonth',
  'closedDays',
  'closedHours',
  'uncheckedHours',
  'tooLong',
  'tooLongByBus',
  'beyondLight',
  'dark',
  'noBed',
  'bedFar',
  'earlyBed',
  'farOff',
  'battery',
  'missed',
  'lastBoat',
  'bookFerry',
  'winterDrive',
  'twice',
] as const
export type RemarkKind = (typeof remarkKinds)[number]
