import { expect, test } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import { listDinnerHouses, listDinnerVillages } from '#site/content/model/dinner-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { describeRoadTable } from '#site/content/model/road-table-queries.ts'
import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { sayOnTheWay } from './say-on-the-way.ts'
import { exampleClosedRoad, exampleNow } from './today-examples.ts'

const table = readRoadTable(describeRoadTable())

test.each(languageKeys)(
  'what lies beyond a closed stretch says so, what lies on this side does not: %s',
  (language) => {
    const saying = {
      now: exampleNow,
      language,
      locale: languages[language].locale,
      words: readTodayCopy(language).words,
    }
    const villages = listDinnerVillages(listDinnerHouses(language))
    const told = (place: string, closed = exampleClosedRoad({ latitude: 67.99, longitude: 13.22 })) =>
      villages.flatMap(({ name, point }) => (sayOnTheWay(point, [closed], place, table, saying) ? [name] : []))
    // Between Hamnøy and Ramberg.
    expect(told('svolvaer')).toContain('Reine')
    for (const village of ['Svolvær', 'Henningsvær', 'Leknes', 'Ballstad'])
      expect(told('svolvaer')).not.toContain(village)
    expect(told('reine')).toContain('Svolvær')
    expect(told('reine')).not.toContain('Reine')
    // The road to Henningsvær, and a closure that is over tomorrow night.
    const side = exampleClosedRoad({ road: 'Fv816', latitude: 68.17, longitude: 14.22 })
    expect(told('svolvaer', side)).toEqual(['Henningsvær'])
    const over = exampleClosedRoad({ latitude: 67.99, longitude: 13.22, startsAt: '2026-11-26T00:00:00.000Z' })
    expect(told('svolvaer', over)).toEqual([])
    const closed = exampleClosedRoad({ latitude: 67.99, longitude: 13.22 })
    expect(sayOnTheWay('reine', [closed], 'svolvaer', table, saying)).toMatch(/Svolvær: .*E10/)
  },
)
