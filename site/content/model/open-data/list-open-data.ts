import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageKeys } from '#contract/languages.ts'
import { contentFolder } from '#site/content/files/read-yaml.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { listOsmEntries } from './osm-facts.ts'
import { trailOf } from './trail-facts.ts'

const listFiles = (name: string) => {
  const folder = join(contentFolder, 'open-data', name)
  return existsSync(folder) ? readdirSync(folder).map((file) => file.replace('.json', '')) : []
}

/** Returns which pages show accepted facts of open registers, with what each must say and link to. */
export function listOpenData(): { path: string; words: string; link?: string }[] {
  return languageKeys.flatMap((language) => {
    const translate = translator(language)
    const osm = listOsmEntries().filter((key) => !key.startsWith('map-points/'))
    return [
      ...osm.map((key) => {
        const [kind = '', id = ''] = key.split('/')
        return {
          path: linkToEntry(kind as 'hotels', id, language),
          words: translate('openData.osm'),
          link: 'https://www.openstreetmap.org/copyright',
        }
      }),
      ...listFiles('trails')
        .filter((id) => trailOf(id))
        .map((id) => ({ path: linkToEntry('trips', id, language), words: translate('openData.trail') })),
      ...listFiles('horizons')
        .filter((name) => name.startsWith('places-'))
        .map((name) => ({
          path: linkToEntry('places', name.slice('places-'.length), language),
          words: translate('openData.horizon'),
        })),
      ...(existsSync(join(contentFolder, 'open-data/months.json'))
        ? [{ path: hrefFor('planning', language), words: 'CC BY 4.0' }]
        : []),
    ]
  })
}
