import { addressesAreLinks } from './content/addresses-are-links.ts'
import { callsHaveNumbers } from './content/calls-have-numbers.ts'
import { distancesAreTheRoadTables } from './content/distances-are-the-road-tables.ts'
import { drivesAreTheRoadTables } from './content/drives-are-the-road-tables.ts'
import {
  entriesHaveOwnAddresses,
  entriesHaveOwnPictures,
  entriesHaveOwnSlugs,
  entriesHaveOwnSpots,
} from './content/entries-have-their-own.ts'
import { lengthsAreTheTrips } from './content/lengths-are-the-trips.ts'
import { lettersCanBePrinted } from './content/letters-can-be-printed.ts'
import { licencesAreAllowed } from './content/licences-are-allowed.ts'
import { linksInTextsLeadSomewhere } from './content/links-in-texts-lead-somewhere.ts'
import { lockfileIsComplete } from './content/lockfile-is-complete.ts'
import { messagesAreComplete, messagesAreUsed, messagesAreWords, messagesKeepGaps } from './content/messages.ts'
import { nothingLocal } from './content/nothing-local.ts'
import { partnersOnlyFromTheirFile } from './content/partners-only-from-their-file.ts'
import { plainSourcesAreNames, sourcesAreNoWorkshop } from './content/plain-sources-are-names.ts'
import { pricesAreRecent } from './content/prices-are-recent.ts'
import { referencesLeadToEntries } from './content/references-lead-to-entries.ts'
import { seasonsAreTheMonths } from './content/seasons-are-the-months.ts'
import { textsAreSober } from './content/texts-are-sober.ts'
import { textsAreWritten } from './content/texts-are-written.ts'
import { jokesAreToldOnce, termsHaveOneForm, textsSpeakOfLofoten } from './content/texts-follow-the-voice.ts'
import { textsStandInEveryLanguage } from './content/texts-stand-in-every-language.ts'
import { thingsHaveOneSeason } from './content/things-have-one-season.ts'
import { wordsAreInTheirLanguage } from './content/words-are-in-their-language.ts'
import type { WrittenTexts } from './content/written-texts.ts'
import { readGuide } from './read-guide.ts'
import type { Rule } from './rule.ts'

export async function listContentRules(): Promise<Rule<WrittenTexts>[]> {
  const { findUnreadContent, findUnusableContent, findUnusablePhotos, namesOfPoints, roundDrive, wayBetween } =
    await readGuide()
  const unusablePhotos = await findUnusablePhotos()
  return [
    { name: 'every page can read its content, in every language', findProblems: findUnusableContent },
    {
      name: 'every file of the content is read by a page or a rule',
      findProblems: ({ content }) => findUnreadContent(content.map(({ path }) => path)),
    },
    { name: 'every photo in the content can be shown, and says who took it', findProblems: () => unusablePhotos },
    entriesHaveOwnPictures,
    entriesHaveOwnSpots,
    entriesHaveOwnAddresses,
    entriesHaveOwnSlugs,
    referencesLeadToEntries,
    linksInTextsLeadSomewhere,
    addressesAreLinks,
    callsHaveNumbers,
    textsStandInEveryLanguage,
    textsAreWritten,
    wordsAreInTheirLanguage,
    plainSourcesAreNames,
    sourcesAreNoWorkshop,
    partnersOnlyFromTheirFile,
    messagesAreComplete,
    messagesAreWords,
    messagesKeepGaps,
    messagesAreUsed,
    lettersCanBePrinted,
    textsAreSober,
    textsSpeakOfLofoten,
    termsHaveOneForm,
    jokesAreToldOnce,
    seasonsAreTheMonths,
    thingsHaveOneSeason,
    pricesAreRecent,
    lengthsAreTheTrips,
    distancesAreTheRoadTables({
      listNames: namesOfPoints,
      kilometresBetween: (from, to) => wayBetween(from, to).kilometres,
    }),
    drivesAreTheRoadTables({
      listNames: namesOfPoints,
      minutesBetween: (from, to) => roundDrive(wayBetween(from, to).minutes),
    }),
    nothingLocal,
    lockfileIsComplete,
    licencesAreAllowed,
  ]
}
