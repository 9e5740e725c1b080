import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { readTripsCopy } from '#site/content/model/pages/trips-copy.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { FoldedSources } from '#site/features/entry/FoldedSources.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Conduct, chooseRules } from './Conduct.tsx'
import { describeTrip } from './describe-trip.ts'
import { HikesByArea } from './HikesByArea.tsx'
import { Instead } from './Instead.tsx'
import { OffSeason } from './OffSeason.tsx'
import { listNearTrips } from './popular-trips.ts'
import { StartChart } from './StartChart.tsx'
import { TripAlarm } from './TripAlarm.tsx'
import { firstOpenMonth, TripInstrument } from './TripInstrument.tsx'
import { AdviceMark } from './TripMarks.tsx'
import { TripTable } from './TripTable.tsx'
import { TurnBack } from './TurnBack.tsx'
import { collectTripSources } from './trip-sources.ts'

afterEach(() => vi.unstubAllEnvs())

const all = trips.list('no')
const copy = readTripsCopy('no')
const reinebringen = trips.read('reinebringen', 'no')
const show = (isOff = false, trip = reinebringen) =>
  renderToStaticMarkup(<TripInstrument trip={trip} copy={copy} language="no" isOff={isOff} />)

describe('what to do instead', () => {
  const hikes = all.filter(({ facts }) => facts.type === 'hike')
  const isAllYear = ({ facts }: (typeof all)[number]) => facts.months.full.length + facts.months.partly.length === 12
  const draw = (trip: (typeof all)[number]) => renderToStaticMarkup(<Instead trip={trip} copy={copy} language="no" />)

  it('is another in rain out of season than in season, on every hike that has a season', () => {
    expect(hikes.filter((hike) => !isAllYear(hike)).length).toBeGreaterThan(8)
    for (const hike of hikes) {
      const months = [...draw(hike).matchAll(/<div data-months="([^"]+)"/g)].map(([, shown = '']) => shown.split(' '))
      expect(months, hike.id).toHaveLength(isAllYear(hike) ? 0 : 4)
      for (const month of isAllYear(hike) ? [] : ['1', '7', 'unknown'])
        expect(
          months.filter((shown) => shown.includes(month)),
          `${hike.id} in ${month}`,
        ).toHaveLength(2)
    }
  })

  it('sends nobody from a mountain in winter to what is for summer', () => {
    for (const text of Object.values(copy.offSeason.wet[reinebringen.facts.island]))
      expect(text.length).toBeGreaterThan(20)
    const winter = renderToStaticMarkup(<Instead trip={reinebringen} copy={copy} language="no" isAdvisedAgainst />)
    expect(winter).not.toContain(reinebringen.words.instead.rain.text.slice(0, 40))
  })
})

describe('a trip that is advised against', () => {
  const alarm = renderToStaticMarkup(<TripAlarm trip={reinebringen} copy={copy} language="no" />)

  it('has an alarm that is shown in its months and without script, and that names the months', () => {
    expect(alarm).toContain('data-months="10 11 12 1 2 3 4 unknown"')
    expect(alarm).toContain('Frarådes oktober–april')
    expect(alarm).toMatch(/href="tel:112".*href="tel:113".*href="\/uten-nett#ta-med"/)
  })

  it('does not say «now» to readers whose month it does not know', () => {
    expect(alarm).toContain(`<span data-months="10 11 12 1 2 3 4">${reinebringen.words.advisedAgainst?.title}</span>`)
    // Its figures say it in the other months only: in these, and without a month, the alarm has said it.
    expect(show()).toMatch(/<p class="small advised" data-months="5 6 7 8 9"><b>Frarådes oktober–april/)
  })

  it('has no tools while it is off, and says from when it has', () => {
    expect(show(true)).not.toMatch(/\.gpx|directions|geo:/)
    expect(show(true)).toContain('fra mai')
    expect(firstOpenMonth(reinebringen)).toBe(5)
  })
})

describe('a trip out of season', () => {
  const showNotice = (id: string) =>
    renderToStaticMarkup(<OffSeason trip={trips.read(id, 'no')} copy={copy} language="no" />)

  it('says so at the top of its page and beside its name in lists, in those months only', () => {
    const said = fillGaps(copy.offSeason.now, { months: 'mai–september' })
    const row = renderToStaticMarkup(<AdviceMark trip={trips.read('munkebu', 'no')} copy={copy} language="no" />)
    for (const html of [showNotice('munkebu'), row]) {
      expect(html).toContain('data-months="1 2 3 4 10 11 12"')
      expect(html).toContain(said)
    }
    expect(showNotice('mannen')).toMatch(/varsom\.no.*data-months="12 1".*haukland-uttakleiv/)
    expect(showNotice('floya-djevelporten'), 'on an island of its own').toContain('vinterdag-kabelvag-henningsvaer')
  })

  it('says nothing beside a warning for the same months, and nothing where there is no such month', () => {
    expect(showNotice('reinebringen')).toBe('')
    expect(showNotice('haukland-uttakleiv')).toBe('')
  })

  it('has a plan for a clear day where the warning takes the place of the notice', () => {
    const rows = renderToStaticMarkup(<Instead trip={reinebringen} copy={copy} language="no" isAdvisedAgainst />)
    expect(rows).toMatch(/Klarvær.*steder-a-besoke\/hamnoy.*Regn/)
  })
})

describe('the lists of trips', () => {
  const hikes = all.filter(({ facts }) => facts.type === 'hike')
  const boats = all.filter(({ facts }) => facts.type === 'boat')

  it('say of every hike in a line why one would go', () => {
    const html = renderToStaticMarkup(<HikesByArea hikes={hikes} copy={copy} language="no" />)
    expect(html.match(/trip-table-lead/g)).toHaveLength(hikes.length)
  })

  it('draw no steepness where no row has an ascent', () => {
    const html = renderToStaticMarkup(<TripTable trips={boats} copy={copy} language="no" hasHead />)
    expect(html).not.toMatch(/<svg class="small-slope/)
    expect(html).not.toContain(copy.hikes.columns.slope)
  })
})

describe('a trip', () => {
  it('has one red button: the file, which says when it has the start only, and on a boat none', () => {
    for (const trip of all) {
      if (trip.facts.type === 'boat') {
        expect(show(false, trip)).not.toMatch(/btn-1|\.gpx/)
        continue
      }
      const hasMore = Boolean(trip.facts.summit || trip.facts.driveTo)
      expect(show(false, trip).includes(copy.tools.gpxStartOnly)).toBe(!hasMore)
      const html = show(false, trip)
      expect(html.match(/btn-1/g)).toHaveLength(1)
      expect(html).toMatch(new RegExp(`class="btn btn-1 btn-sm" href="/gpx/${trip.id}.gpx" download`))
    }
  })

  it.each(languageKeys)('on foot says in %s whom to call, and where the guide is taken along', (language) => {
    for (const trip of trips.list(language)) {
      const html = renderToStaticMarkup(<TurnBack trip={trip} copy={readTripsCopy(language)} language={language} />)
      const numbers = [...html.matchAll(/href="tel:(\d+)"/g)].map(([, number]) => number)
      expect(numbers, trip.id).toEqual(trip.facts.type === 'hike' ? ['112', '113'] : [])
      expect(html.includes(`href="${hrefFor('offline', language)}#`)).toBe(trip.facts.type === 'hike')
    }
  })

  it('says on a hike in every month once whom to call', () => {
    for (const trip of trips.list('de').filter(({ facts }) => facts.type === 'hike')) {
      const props = { trip, copy: readTripsCopy('de'), language: 'de' as const }
      const page = parse(renderToStaticMarkup(<TripAlarm {...props} />) + renderToStaticMarkup(<TurnBack {...props} />))
      for (const month of ['unknown', ...Array.from({ length: 12 }, (_, index) => String(index + 1))]) {
        const shown = page.querySelectorAll('.emergency-line').filter((line) => {
          const months = line.closest('[data-months]')?.getAttribute('data-months')
          return months === undefined || months.split(' ').includes(month)
        })
        expect(shown, `${trip.id} ${month}`).toHaveLength(1)
      }
    }
  })

  it.each(languageKeys)(
    'says in %s four rules at most, those of few trips and of fire first, and where all are',
    (language) => {
      for (const trip of trips.list(language)) {
        const rules = chooseRules(trip.facts.conduct)
        expect(rules).toHaveLength(Math.min(4, trip.facts.conduct.length))
        for (const special of ['noDog', 'lifeVest', 'leaveBirds', 'noFire'] as const)
          expect(rules.includes(special), trip.id).toBe(trip.facts.conduct.includes(special))
        const html = renderToStaticMarkup(
          <Conduct rules={trip.facts.conduct} copy={readTripsCopy(language)} language={language} />,
        )
        expect(html).toContain(`href="${linkToEntry('articles', 'good-guest', language)}"`)
      }
    },
  )

  it.each(languageKeys)('that tells in %s to leave the dog has no rule for dogs on a lead', (language) => {
    const leave =
      /Don’t bring a dog|[Ll]eave (?:the |your )?dogs?\b|hunden (?:bli|være igjen)|Hund[^.]*(?:zurück|zu Hause)/
    const telling = trips.list(language).filter(({ bodyHtml }) => leave.test(bodyHtml))
    if (language === 'en') expect(telling.map(({ id }) => id).toSorted()).toEqual(['festvagtinden', 'reinebringen'])
    for (const { id, facts } of telling) expect(facts.conduct, id).toContain('noDog')
  })

  it('names its neighbours with length, ascent or means, time and what a ride costs, and what is advised against, six at most', () => {
    for (const trip of all) {
      const near = listNearTrips(trip, all)
      const html = renderToStaticMarkup(<TripTable trips={near} copy={copy} language="no" isShort />)
      expect(near.length).toBeLessThanOrEqual(6)
      expect(html).not.toMatch(/trip-add|class="stars"|trip-table-slope/)
    }
  })

  it('marks figures of a weak source, and no others', () => {
    for (const trip of all) expect(show(false, trip).includes(copy.uncheckedMark)).toBe(trip.facts.isUnchecked)
  })

  it.each(languageKeys)('is drawn without a number that is none, and without a style attribute, in %s', (language) => {
    for (const trip of trips.list(language)) {
      const words = readTripsCopy(language)
      const html = renderToStaticMarkup(
        <>
          <TripInstrument trip={trip} copy={words} language={language} />
          <StartChart trip={trip} copy={words} language={language} />
          <FoldedSources grouped={collectTripSources(trip, words, language)} path={`/${trip.id}`} language={language} />
        </>,
      )
      expect(html).not.toMatch(/NaN|undefined|Infinity|style=|\{[a-z]+\}/)
    }
  })

  it('shows the editors’ stars with the reason of each, and no example, where only checked figures are shown', () => {
    vi.stubEnv('CONTENT_EVIDENCE', 'verified')
    for (const trip of all) {
      const html = show(false, trip)
      expect(html).not.toContain('data-evidence="sample"')
      expect(html.match(/data-evidence="own"/g)?.length ?? 0).toBe(trip.facts.assessment ? 2 : 0)
      expect(html.match(/class="stars"/g)?.length ?? 0).toBe(trip.facts.assessment ? 4 : 0)
    }
  })

  it('is described to search engines with its start and without a rating', () => {
    const described = JSON.stringify(describeTrip(reinebringen, 'https://guide.example/turer/reinebringen'))
    expect(described).toContain('"@type":"TouristTrip"')
    expect(described).toContain('"latitude":67.92233')
    expect(described).not.toMatch(/rating|review|price/i)
  })
})
