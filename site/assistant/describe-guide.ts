import { type Language, mapLanguages } from '#contract/languages.ts'
import { listEntries } from '#site/content/model/entries.ts'
import { entryKinds } from '#site/content/model/kinds.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { readSearchCopy } from '#site/content/model/pages/search-copy.ts'
import { places } from '#site/content/model/place-queries.ts'
import { toPlainText } from '#site/content/model/plain-text.ts'
import { lightSentenceWords } from '#site/domain/calendar/light-words.ts'
import { listIndexedPages, listIndexedPoints } from '#site/features/search/indexing/describe-page.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { listFacts } from '#site/open-data/list-facts.ts'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { subjectOfPage } from '#site/page-list/entry-of-page.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import type { GuideData, KnownPage } from './create-assistant.ts'

/** Returns what an assistant may know of the guide, in every language: pages and points, facts, stops and roads. Texts are plain. */
export function describeGuide(): GuideData {
  return mapLanguages((language) => ({
    pages: listPages(language),
    entries: listEntriesWithFacts(language),
    atlas: describeAtlas(language),
    words: readMyTrip(language).words,
    light: pickWords(language, lightSentenceWords),
    says: pickWords(language, ['assistant.']),
    chargersHref: hrefFor('evCharging', language),
    paths: { today: hrefFor('today', language), myTrip: hrefFor('myTrip', language) },
  }))
}

function listPages(language: Language): KnownPage[] {
  const idOfPath = new Map(
    listAllPages().map((page) => {
      const subject = subjectOfPage(page)
      return [encodeURI(page.path), subject ? `${subject.kind}/${subject.id}` : `page/${page.id}`]
    }),
  )
  const { types } = readSearchCopy(language).live
  return [...listIndexedPages(language), ...listIndexedPoints(language)].map((page) => ({
    entry: idOfPath.get(page.href) ?? `points/${page.href.split('=').at(-1)}`,
    name: page.name,
    kind: page.type === 'map' ? page.aside : types[page.type],
    where: page.where,
    description: toPlainText(page.description),
    path: page.href,
    keywords: [...page.keywords, ...page.questions],
  }))
}

function listEntriesWithFacts(language: Language): GuideData[Language]['entries'] {
  const all = [...entryKinds.flatMap((kind) => listEntries(kind, language)), ...places.list(language)]
  return Object.fromEntries(
    all.map((entry) => [
      `${entry.kind}/${entry.id}`,
      {
        name: entry.facts.name,
        lead: toPlainText(entry.words.lead),
        path: linkToEntry(entry.kind, entry.id, language),
        facts: listFacts(entry, language).map((fact) => ({ ...fact, value: fact.value && toPlainText(fact.value) })),
      },
    ]),
  )
}
