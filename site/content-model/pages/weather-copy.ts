import { z } from 'zod'
import { readYaml } from '#site/content-files/read-yaml.ts'
import { pageHead } from '#site/content-files/words-schema.ts'
import { registerReader } from '#site/content-reader/content-readers.ts'
import { pageCopy } from '#site/content-reader/read-content.ts'

const words = z.string().min(3)

const topic = z.strictObject({
  title: words,
  time: words.optional().describe('When it is, in a few words'),
  text: words.describe('Two to four sentences; *waters* and [links](/…) are allowed'),
})

const seasonRow = z.strictObject({ months: words, character: words })

const weatherCopySchema = z.strictObject({
  ...pageHead,
  refresh: words,
  withoutScript: z.strictObject({
    title: words,
    text: words,
    climateTitle: words,
    lightTitle: words.describe('{place} and {year} are filled in'),
  }),
  climate: z.strictObject({
    usual: words.describe('A sentence for one month; {month}, {place}, {low}, {high} and {sea} are filled in'),
    elsewhere: words.describe('After that sentence, when {place} is another one than the figures are of'),
    caption: words.describe('{source} and {date} are filled in'),
    month: words,
    low: words,
    high: words,
    sea: words,
  }),
  lightMore: words.describe('Which place the light is for'),
  bestTime: z.strictObject({
    title: words,
    intro: words,
    tabsLabel: words,
    seasonsTab: words,
    activitiesTab: words,
    phenomenaTab: words,
    preparationsTab: words,
    season: words,
    months: words,
    temperature: words,
    character: words,
    seasonsNote: words,
    seasons: z.strictObject({ winter: seasonRow, spring: seasonRow, summer: seasonRow, autumn: seasonRow }),
    monthsTitle: words,
    activities: z.array(topic).length(3),
    phenomena: z.array(topic).length(4),
    preparations: z.array(topic).min(2),
    warning: z.strictObject({ title: words, text: words }),
    packingLink: words,
  }),
})

export type WeatherCopy = z.infer<typeof weatherCopySchema>

export const readWeatherCopy = pageCopy('weather', weatherCopySchema)

const twelve = z.array(z.number()).length(12)

/** Mean temperatures by month in °C. */
const climateSchema = z.strictObject({
  place: words,
  low: twelve.describe('Mean daily minimum, January to December'),
  high: twelve.describe('Mean daily maximum, January to December'),
  sea: twelve.describe('Sea temperature, January to December'),
  source: words,
  checkedOn: z.iso.date(),
})

export type Climate = z.infer<typeof climateSchema>

/** Returns the mean temperatures at Svolvær (`content/pages/weather/climate.yaml`). */
export function readClimate(): Climate {
  return readYaml(
    'pages/weather/climate.yaml',
    climateSchema,
    'The weather page shows it where the forecast cannot be.',
  )
}

registerReader(readClimate)
