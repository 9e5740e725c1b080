import { join } from 'node:path'
import { type Language, languageKeys } from '#contract/languages.ts'
import { listContentReaders } from '#site/editorial/content-readers.ts'
import { listIdsOf, readEntry } from '#site/editorial/entries.ts'
import { entryKinds } from '#site/editorial/kinds.ts'
import { readCabinsCopy } from '#site/editorial/pages/cabins-copy.ts'
import { listPartnerHosts } from '#site/editorial/partners.ts'
import { ContentError } from '#site/editorial/read-content.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { findPhotoFaults } from '#site/photos/prepare-photos.ts'
import { wordsOfPicture } from '#site/pictures/pictures.ts'
import { listPictureIds } from '#site/pictures/read-pictures.ts'
import type { Problem } from './rule.ts'

// What the checks need of the site's own modules. Loaded through the bundler by read-guide.ts.

export { languageOfPath, languages } from '#contract/languages.ts'
export { readBuildSettings } from '#site/build-settings.ts'
export { listAllPages } from '#site/page-list/all-pages.ts'
export { listPhotos } from '#site/photos/photo-of.ts'
export { pageIds, pages } from '#site/routes/pages.ts'

// Every module of the content registers what it reads as it is loaded, so that nothing has to be listed here.
import.meta.glob(['/site/editorial/**/*.ts', '!**/*.test.ts'], { eager: true })

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
  const ofPictures = listPictureIds().map((id) => (language: Language) => wordsOfPicture(id, language))
  for (const read of [...listContentReaders(), ...ofPictures]) {
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
