import { join } from 'node:path'
import { readHomeCopy } from '#site/editorial/pages/home-copy.ts'
import { informationPages, readInformationCopy } from '#site/editorial/pages/information-copy.ts'
import { readNotFoundCopy } from '#site/editorial/pages/not-found-copy.ts'
import { readPlacesCopy } from '#site/editorial/pages/places-copy.ts'
import { readSearchCopy } from '#site/editorial/pages/search-copy.ts'
import { readTravelInfo } from '#site/editorial/pages/travel-info-copy.ts'
import { readClimate, readWeatherCopy } from '#site/editorial/pages/weather-copy.ts'
import { listPlaceIds, readPlace } from '#site/editorial/place-queries.ts'
import { ContentError } from '#site/editorial/read-content.ts'
import { readRoad } from '#site/editorial/road-queries.ts'
import { readSeason, seasonIds } from '#site/editorial/season-queries.ts'
import { readSiteFacts } from '#site/editorial/site-facts.ts'
import { languageKeys } from '#site/i18n/languages.ts'
import { findPhotoFaults } from '#site/photos/prepare-photos.ts'
import { picturesWords } from '#site/pictures/picture-words.ts'
import { sceneIds } from '#site/pictures/scenes.ts'
import type { Problem } from './rule.ts'

// What the checks need of the site's own modules. Loaded through the bundler by read-guide.ts.

export { readBuildSettings } from '#site/build-settings.ts'
export { languageOfPath, languages } from '#site/i18n/languages.ts'
export { listPhotos } from '#site/photos/photo-of.ts'
export { listAllPages } from '#site/routes/all-pages.ts'
export { pagesWithScript, routeTable, unbuiltPages } from '#site/routes/route-table.ts'

const readers: ((language: (typeof languageKeys)[number]) => unknown)[] = [
  readSiteFacts,
  readRoad,
  readClimate,
  readHomeCopy,
  readNotFoundCopy,
  readPlacesCopy,
  readSearchCopy,
  readTravelInfo,
  readWeatherCopy,
  ...informationPages.map((page) => (language: (typeof languageKeys)[number]) => readInformationCopy(page, language)),
  ...listPlaceIds().map((id) => (language: (typeof languageKeys)[number]) => readPlace(id, language)),
  ...seasonIds.map((id) => (language: (typeof languageKeys)[number]) => readSeason(id, language)),
  ...sceneIds.map((id) => (language: (typeof languageKeys)[number]) => picturesWords(id, language)),
]

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
