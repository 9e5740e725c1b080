import { join } from 'node:path'
import { languageKeys } from '#contract/languages.ts'
import { listArrivals } from '#site/editorial/arrival-queries.ts'
import { listArticleIds, listArticles, readArticle } from '#site/editorial/article-queries.ts'
import { checkArticle } from '#site/editorial/article-text.ts'
import { listPointsOfE10 } from '#site/editorial/course-queries.ts'
import { listEntries, listIdsOf, readEntry } from '#site/editorial/entries.ts'
import { entryKinds } from '#site/editorial/entry-schema.ts'
import { listFeaturedHotels } from '#site/editorial/hotel-lists.ts'
import { listMapCredits, listMapPoints } from '#site/editorial/map-point-queries.ts'
import { readActivitiesCopy } from '#site/editorial/pages/activities-copy.ts'
import { readArticlesCopy } from '#site/editorial/pages/articles-copy.ts'
import { readCabinsCopy, readCabinsFigures } from '#site/editorial/pages/cabins-copy.ts'
import { readEvCharging } from '#site/editorial/pages/ev-charging-copy.ts'
import { readFoodExperiences } from '#site/editorial/pages/food-experiences-copy.ts'
import { readHomeCopy } from '#site/editorial/pages/home-copy.ts'
import { readHotelsCopy } from '#site/editorial/pages/hotels-copy.ts'
import { informationPages, readInformationCopy } from '#site/editorial/pages/information-copy.ts'
import { readMapCopy } from '#site/editorial/pages/map-copy.ts'
import { readMotels } from '#site/editorial/pages/motels-copy.ts'
import { readNotFoundCopy } from '#site/editorial/pages/not-found-copy.ts'
import { readOfflineCopy } from '#site/editorial/pages/offline-copy.ts'
import { readPlacesCopy } from '#site/editorial/pages/places-copy.ts'
import { readPlanning } from '#site/editorial/pages/planning-copy.ts'
import { readRestaurantsCopy } from '#site/editorial/pages/restaurants-copy.ts'
import { readSearchCopy } from '#site/editorial/pages/search-copy.ts'
import { readTravelInfo } from '#site/editorial/pages/travel-info-copy.ts'
import { readConductSources, readTripsCopy } from '#site/editorial/pages/trips-copy.ts'
import { readClimate, readWeatherCopy } from '#site/editorial/pages/weather-copy.ts'
import { listPartnerHosts } from '#site/editorial/partners.ts'
import { listPlaceIds, readPlace } from '#site/editorial/place-queries.ts'
import { readRanking } from '#site/editorial/ranking-queries.ts'
import { rankingIds } from '#site/editorial/ranking-schema.ts'
import { ContentError, listEntryIds, readWords } from '#site/editorial/read-content.ts'
import { listRetiredAddresses } from '#site/editorial/retired-queries.ts'
import { readRoad } from '#site/editorial/road-queries.ts'
import { schemasOfKinds, type WritableKind } from '#site/editorial/schemas-of-kinds.ts'
import { readSeason, seasonIds } from '#site/editorial/season-queries.ts'
import { readSiteFacts } from '#site/editorial/site-facts.ts'
import { listVillages, listWaters } from '#site/editorial/village-queries.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { findPhotoFaults } from '#site/photos/prepare-photos.ts'
import { wordsOfPicture } from '#site/pictures/pictures.ts'
import { listPictureIds } from '#site/pictures/read-pictures.ts'
import type { Problem } from './rule.ts'

// What the checks need of the site's own modules. Loaded through the bundler by read-guide.ts.

export { languageOfPath, languages } from '#contract/languages.ts'
export { readBuildSettings } from '#site/build-settings.ts'
export { listPhotos } from '#site/photos/photo-of.ts'
export { listAllPages } from '#site/routes/all-pages.ts'
export { pagesWithScript } from '#site/routes/route-table.ts'

const readers: ((language: (typeof languageKeys)[number]) => unknown)[] = [
  readSiteFacts,
  readRoad,
  readClimate,
  readHomeCopy,
  readHotelsCopy,
  readActivitiesCopy,
  readArticlesCopy,
  readCabinsCopy,
  readCabinsFigures,
  listFeaturedHotels,
  readEvCharging,
  listMapCredits,
  listMapPoints,
  readFoodExperiences,
  readMapCopy,
  readMotels,
  readNotFoundCopy,
  readOfflineCopy,
  readPlacesCopy,
  readPlanning,
  readRestaurantsCopy,
  readSearchCopy,
  (language) => listRetiredAddresses(language),
  readTravelInfo,
  readTripsCopy,
  readConductSources,
  listPointsOfE10,
  listVillages,
  listWaters,
  readWeatherCopy,
  listArticles,
  ...listArticleIds().map(
    (id) => (language: (typeof languageKeys)[number]) => checkArticle(readArticle(id, language), language),
  ),
  ...entryKinds.map((kind) => (language: (typeof languageKeys)[number]) => listEntries(kind, language)),
  // Its page shows the ways from everywhere to its village.
  ...entryKinds.flatMap((kind) =>
    listIdsOf(kind).map((id) => (language: (typeof languageKeys)[number]) => {
      listArrivals(readEntry(kind, id, language).facts.village, language)
    }),
  ),
  // By themselves too: where the facts cannot be used, an editor still wants to know what is wrong with the words.
  ...(Object.keys(schemasOfKinds) as WritableKind[]).flatMap((kind) =>
    listEntryIds(kind).map(
      (id) => (language: (typeof languageKeys)[number]) => readWords(kind, id, language, schemasOfKinds[kind].words),
    ),
  ),
  ...rankingIds.map((ranking) => (language: (typeof languageKeys)[number]) => readRanking(ranking, language)),
  ...informationPages.map((page) => (language: (typeof languageKeys)[number]) => readInformationCopy(page, language)),
  ...listPlaceIds().map((id) => (language: (typeof languageKeys)[number]) => readPlace(id, language)),
  ...seasonIds.map((id) => (language: (typeof languageKeys)[number]) => readSeason(id, language)),
  ...listPictureIds().map((id) => (language: (typeof languageKeys)[number]) => wordsOfPicture(id, language)),
]

/** The hosts that pay, and in each language how a paying link is labelled and what is said about such links. */
export function describePartners(): {
  hosts: string[]
  words: Record<string, { label: string; disclosures: string[] }>
} {
  const words = languageKeys.map((language) => {
    const found = pickWords(language, ['partner.label', 'partner.disclosure', 'partner.disclosureForPage'])
    const label = found['partner.label'].replace('{partner}', '').trim()
    return [language, { label, disclosures: [found['partner.disclosure'], found['partner.disclosureForPage']] }]
  })
  return { hosts: listPartnerHosts(), words: Object.fromEntries(words) }
}

/** The mark of an example in each language, and every sentence that only an example of a guest says. */
export function describeSamples(): { words: Record<string, string>; quotes: string[] } {
  const words = languageKeys.map((language) => [language, pickWords(language, ['evidence.sample'])['evidence.sample']])
  const quotes = languageKeys.flatMap((language) => [
    ...entryKinds.flatMap((kind) =>
      listIdsOf(kind).map((id) => {
        const entry = readEntry(kind, id, language)
        return 'topReview' in entry.words ? entry.words.topReview : undefined
      }),
    ),
    ...readCabinsCopy(language).guests.said.map(({ text }) => text),
  ])
  return {
    words: Object.fromEntries(words),
    // As they would stand on a page: without the stars of emphasis.
    quotes: quotes.filter((quote) => quote !== undefined).map((quote) => quote.replaceAll('*', '')),
  }
}

/** Reads everything that the pages read, in every language, and tells what cannot be used, each file once. */
export function findUnusableContent(): Problem[] {
  const messages = new Set<string>()
  for (const read of readers) {
    for (const language of languageKeys) {
      try {
        read(language)
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        messages.add(error.message)
      }
    }
  }
  return [...messages].map(toProblem)
}

/** Looks into every photo that an editor put into the content, and tells which cannot be used. */
export async function findUnusablePhotos(): Promise<Problem[]> {
  return (await findPhotoFaults(join(process.cwd(), 'content'))).map(({ message }) => toProblem(message))
}

function toProblem(message: string): Problem {
  return { file: message.split(/[ :]/)[0] ?? 'content', fix: message }
}
