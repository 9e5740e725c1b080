import { type Language, languageKeys, languages } from '#contract/languages.ts'
import { pathOfTwin } from '#contract/twins.ts'
import { kindOfPage } from '#site/content/model/kinds.ts'
import { readHomeCopy } from '#site/content/model/pages/home-copy.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { isListed, listAllPages } from '#site/page-list/all-pages.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { type Block, heading, item, joinBlocks, paragraph } from './markdown.ts'

// For machines alone and in one language, so no words of the interface.
const about =
  'Every page has a Markdown twin at its address with .md, and at the address itself for Accept: text/markdown. Facts carry their source and the day they were checked; what nobody has confirmed is called not known.'

/** Returns `llms.txt`: what the guide is, its kinds of pages in each language, and what else machines find; data only where it is published. */
export function writeLlms(
  origin: string,
  { hasAssistant, hasOpenData }: { hasAssistant: boolean; hasOpenData: boolean },
): string {
  const absolute = (path: string) => new URL(encodeURI(path), origin).href
  return joinBlocks([
    heading(1, readSiteFacts().name),
    paragraph(`> ${readHomeCopy('en').description}`),
    paragraph(about),
    ...languageKeys.flatMap((language) => listPages(language, absolute)),
    ...(hasAssistant || hasOpenData ? [heading(2, 'For machines')] : []),
    ...(hasAssistant ? [item(`[Model Context Protocol: find, facts, today, check_day](${absolute('/mcp')})`)] : []),
    ...(hasOpenData
      ? [
          '/data/openapi.json',
          '/data/points.geojson',
          '/data/points-openstreetmap.geojson',
          '/data/points.csv',
          '/calendar/lofoten.ics',
        ].map((path) => item(`[${path.split('/').at(-1)}](${absolute(path)})`))
      : []),
  ])
}

/** Lists name their entries, so entries are left to them. */
function listPages(language: Language, absolute: (path: string) => string): Block[] {
  const pages = listAllPages().filter((page) => page.language === language && isListed(page) && !kindOfPage(page.id))
  return [
    heading(2, languages[language].name),
    ...pages.map(({ id, path }) => item(`[${nameOfPage(id, language)}](${absolute(pathOfTwin(path))})`)),
  ]
}
