import { join } from 'node:path'
import { type Language, languageKeys } from '#contract/languages.ts'
import { ContentError, listFilesRead } from '#site/content/files/read-yaml.ts'
import { listIdsOf, readEntry } from '#site/content/model/entries.ts'
import { entryKinds } from '#site/content/model/kinds.ts'
import { readCabinsCopy } from '#site/content/model/pages/cabins-copy.ts'
import { listPartnerHosts } from '#site/content/model/partners.ts'
import { wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { listPictureIds } from '#site/content/pictures/read-pictures.ts'
import { listWeatherScenes } from '#site/content/pictures/weather/weather-scenes.ts'
import { listContentReaders } from '#site/content/reader/content-readers.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { findPhotoFaults } from '#site/media/photos/prepare-photos.ts'
import { type Problem, problemOfMessage } from './rule.ts'

// What the checks need from the site's modules. Loaded through the bundler by read-guide.ts.

export { languageOfPath, languages } from '#contract/languages.ts'
export { readBuildSettings } from '#site/build-settings.ts'
export { listOpenData } from '#site/content/model/open-data/list-open-data.ts'
export { namesOfPoints, wayBetween } from '#site/content/roads/way-queries.ts'
export { roundDrive } from '#site/i18n/format-duration.ts'
export { listPhotos } from '#site/media/photos/photo-of.ts'
export { listAllPages } from '#site/page-list/all-pages.ts'
export { pageIds, pages } from '#site/routes/pages.ts'

// Loading a content module registers its readers; that of the menus stands with the pages that they list.
import '#site/page-list/navigation.ts'

import.meta.glob(['/site/content/model/**/*.ts', '/site/page-list/page-questions.ts', '!**/*.test.ts'], { eager: true })

/** Returns the partner hosts, and per language the label of paying links and the disclosures. */
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

/** Returns the sample mark per language, and all sample quotes. */
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
    // As on a page, without asterisks.
    quotes: quotes.filter((quote) => quote !== undefined).map((quote) => quote.replaceAll('*', '')),
  }
}

/** Reads all content in every language and returns what is unusable, once per file. */
export function findUnusableContent(): Problem[] {
  const messages = new Set<string>()
  const ofPictures = listPictureIds().map((id) => (language: Language) => wordsOfPicture(id, language))
  for (const read of [...listContentReaders(), ...ofPictures, listWeatherScenes]) {
    for (const language of languageKeys) {
      try {
        read(language)
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        messages.add(error.message)
      }
    }
  }
  return [...messages].map(problemOfMessage)
}

/**
 * Returns those of the content's files that no reader asked for once all have read: they are under a name that nobody knows, or
 * belong to a part of the guide whose reader the check does not have.
 */
export function findUnreadContent(paths: readonly string[]): Problem[] {
  // A reader that fails leaves files to come unread.
  if (findUnusableContent().length > 0) return []
  const read = new Set(listFilesRead())
  return paths
    .filter((path) => !read.has(path) && !isReadOtherwise(path))
    .map((path) => ({ file: path, fix: 'Nothing reads this file. Correct its name or its folder, or delete it.' }))
}

/** Explanations for editors, and what is said of photos, which `findUnusablePhotos` reads. */
function isReadOtherwise(path: string): boolean {
  return /\/(README\.md|photo\.yaml)$/.test(path)
}

export async function findUnusablePhotos(): Promise<Problem[]> {
  return (await findPhotoFaults(join(process.cwd(), 'content'))).map(({ message }) => problemOfMessage(message))
}
