import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findKeysIn } from '#checks/content/messages.ts'
import { listImports } from '#checks/imports/find-folder-cycles.ts'
import { lightWords, stretchWords } from '#site/domain/calendar/light-words.ts'
import { liveHotelsWords } from '#site/features/hotels/live-hotels-words.ts'
import { mapWords } from '#site/features/map/map-words.ts'
import { offlineWords, storedPagesWords } from '#site/features/offline/offline-words.ts'
import { weatherWords } from '#site/features/weather/weather-words.ts'
import { pickWords } from '#site/i18n/translate.ts'

const projectFolder = join(import.meta.dirname, '../..')
const imports = Map.groupBy(listImports(projectFolder), ({ from }) => from)

/** Returns the code of a file and its imports, without the lists of words. */
function listCodeOf(start: string): string[] {
  const found = new Set([start])
  for (const file of found) for (const { to } of imports.get(file) ?? []) found.add(to)
  const code = [...found].filter((file) => !file.endsWith('-words.ts'))
  return code.map((file) => readFileSync(join(projectFolder, file), 'utf8'))
}

it.each([
  ['site/features/weather/light/DaylightToday.tsx', lightWords],
  ['site/features/weather/light-today-behaviour.ts', stretchWords],
  ['site/features/hotels/LiveHotels.tsx', liveHotelsWords],
  ['site/features/map/LofotenMap.tsx', mapWords],
  ['site/features/offline/download-guide-behaviour.ts', offlineWords],
  ['site/features/offline/StoredPages.tsx', storedPagesWords],
  ['site/features/weather/WeatherCard.tsx', weatherWords],
] as const)('a page carries no word that %s does not say', (entry, words) => {
  const isSaid = findKeysIn(listCodeOf(entry))
  expect(Object.keys(pickWords('no', words)).filter((key) => !isSaid(key))).toEqual([])
})
