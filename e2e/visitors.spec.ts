import type { Locator } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { expect, test, verifiesAll, words } from './guide.ts'
import { Visitor } from './visitor.ts'

// Eight tasks of people who do not know the guide, each with what they would ask, from the home page on a phone and on a desktop:
// every question has its answer within three steps, or the page says who can answer.

interface Question {
  asks: string
  walk: (visitor: Visitor) => Promise<void>
}

interface Task {
  who: string
  language: Language
  questions: Question[]
  /** Milliseconds between a request and its answer, for those with a poor line. */
  latency?: number
  /** Walked on every change too. What the others ask is asked by checks/search, what they fill in by the journeys of its page. */
  isForChange?: true
}

const main = (visitor: Visitor): Locator => visitor.page.locator('main')
const said = (visitor: Visitor, text: string | RegExp): Locator =>
  main(visitor).getByText(text).filter({ visible: true }).first()

/** Returns the walk that searches, opens a result and reads what answers. */
function searchAndRead(question: string, path: string, answer: string | RegExp): Question['walk'] {
  return async (visitor) => {
    await visitor.ask(question)
    await visitor.open(path)
    await visitor.read(said(visitor, answer), String(answer))
  }
}

const tasks: Task[] = [
  {
    who: 'a family with a camper van',
    language: 'de',
    questions: [
      {
        asks: 'Where do we sleep in the camper near Reine, and what is their telephone number?',
        walk: searchAndRead('mit dem Camper übernachten', '/de/wohnmobil-und-zelt', 'Moskenes Camping'),
      },
      {
        asks: 'Where do we empty the toilet?',
        walk: searchAndRead('Entsorgung Wohnmobil', '/de/wohnmobil-und-zelt', /^Uttakleiv$/),
      },
      {
        asks: 'What does the ferry cost with seven metres?',
        walk: searchAndRead('Fährpreis Wohnmobil 7 m', '/de/wohnmobil-und-zelt', '6–8 m'),
      },
      {
        asks: 'What do we do with the children when it rains?',
        walk: searchAndRead('was machen mit Kindern bei Regen', '/de/artikel/mit-kindern', /Storvågan|Aquarium/),
      },
    ],
  },
  {
    who: 'a couple without a car in February',
    language: 'en',
    questions: [
      {
        asks: 'How do we get from Bodø to our bed, and where are the times?',
        walk: searchAndRead('without a car in winter', '/en/articles/without-a-car', /reisnordland\.no/),
      },
      {
        asks: 'Should we hire a car after all?',
        walk: searchAndRead('is it safe to drive in February', '/en/articles/winter-driving', /Yes, if you have time/),
      },
      {
        asks: 'Is there a taxi at Reine?',
        walk: searchAndRead('taxi Reine', '/en/travel-info', /taxi|host/i),
      },
    ],
  },
  {
    who: 'somebody with an electric car in November',
    language: 'no',
    questions: [
      {
        asks: 'Do I reach Å with my battery?',
        walk: async (visitor) => {
          await visitor.ask('rekker strømmen til Å')
          await visitor.open('/elbil-lading')
          const form = visitor.page.locator('form.range')
          await visitor.read(form.getByLabel(/km/).first(), 'the fields of the calculator')
          await expect(form.locator('option', { hasText: 'november' })).toHaveCount(1)
          await form.locator('[name=range]').fill('300')
          await form.locator('[name=to]').selectOption('a')
          await expect(visitor.page.locator('[data-range-answer]')).toContainText(/\d+\s%/)
        },
      },
      {
        asks: 'May I charge at Tesla in Reine with another make?',
        walk: searchAndRead('Tesla Reine', '/elbil-lading/tesla-supercharger-reine', /alle bilmerker|CCS/),
      },
      {
        asks: 'Whom do I call when the charger is broken?',
        walk: searchAndRead('ladestasjon ute av drift', '/elbil-lading', /ring nummeret|nummeret på/i),
      },
    ],
  },
  {
    who: 'a photographer',
    language: 'en',
    questions: [
      {
        asks: 'Where do I stand for the picture of Hamnøy?',
        walk: searchAndRead('where to photograph Hamnøy', '/en/places-to-visit/hamnoy', /bridge/i),
      },
      {
        asks: 'When is the blue hour?',
        walk: searchAndRead('blue hour', '/en/travel-info/weather', /twilight|blue hour/i),
      },
      {
        asks: 'May I fly a drone?',
        walk: searchAndRead('can I fly a drone', '/en/articles/good-guest', /drone/i),
      },
    ],
  },
  {
    who: 'somebody in a wheelchair',
    language: 'de',
    questions: [
      {
        asks: 'Which hotel has no step at the door?',
        walk: searchAndRead('rollstuhlgerechtes Hotel', '/de/barrierefrei', 'Scandic Svolvær'),
      },
      {
        asks: 'Which view can I reach, and is there a toilet?',
        walk: searchAndRead('Aussicht Rollstuhl', '/de/barrierefrei', 'Eggum'),
      },
      {
        asks: 'Who has a taxi for a wheelchair?',
        walk: async (visitor) => {
          await visitor.ask('Taxi mit Rollstuhl')
          await visitor.open('/de/barrierefrei')
          const line = main(visitor).getByRole('listitem').filter({ hasText: 'Taxi' })
          await visitor.read(line, 'the line about taxis')
          // Nobody has confirmed one; the page says whom to ask.
          await expect(line.getByRole('link', { name: '+47 76 06 98 00' })).toHaveAttribute('href', 'tel:+4776069800')
        },
      },
    ],
  },
  {
    who: 'somebody with a poor line',
    language: 'no',
    latency: 400,
    questions: [
      { asks: 'What number do I call in an emergency?', walk: searchAndRead('nødnummer', '/reiseinfo', '113') },
      {
        asks: 'How do I take the guide along?',
        walk: async (visitor) => {
          await visitor.ask('lagre guiden')
          await visitor.open('/uten-nett')
          await visitor.read(
            main(visitor).getByRole('button').filter({ visible: true }).first(),
            'the button that downloads it',
          )
        },
      },
      {
        asks: 'Is there a signal in the mountains?',
        walk: async (visitor) => {
          await visitor.ask('dekning i fjellet')
          // The result itself quotes the answer, which is folded up on its page.
          await visitor.read(said(visitor, /I fjellet og på yttersida kan den være borte/), 'what the result quotes')
        },
      },
    ],
  },
  {
    who: 'somebody who books a hotel',
    isForChange: true,
    language: 'en',
    questions: [
      {
        asks: 'What does a night cost, and what does the price include?',
        walk: async (visitor) => {
          await visitor.ask('hotel price per night')
          await visitor.open('/en/best-hotels')
          await visitor.read(said(visitor, words.en['liveHotels.perNight']), 'what the price includes')
        },
      },
      {
        asks: 'May two children come, and nothing above 2,000 kroner?',
        walk: async (visitor) => {
          await visitor.ask('hotel price per night')
          await visitor.open('/en/best-hotels')
          await visitor.read(visitor.page.locator('[name=makspris]'), 'the highest price')
          await visitor.page.locator('[name=barn]').fill('4, 9')
          await visitor.page.locator('[name=makspris]').fill('2000')
          await visitor.page.locator('[name=makspris]').press('Enter')
          await expect(visitor.page).toHaveURL(/barn=4%2C[+]?9.*makspris=2000/)
          await expect(said(visitor, /2 children/)).toBeVisible()
        },
      },
      {
        asks: 'What is the telephone number of a hotel in Svolvær?',
        walk: async (visitor) => {
          await visitor.ask('hotel phone number Svolvær')
          await visitor.open('/en/hotels/thon-hotel-lofoten')
          await visitor.read(
            main(visitor).locator('a[href^="tel:"]').filter({ visible: true }).first(),
            'the telephone',
          )
        },
      },
    ],
  },
  {
    who: 'somebody with a plan of their own',
    language: 'no',
    questions: [
      {
        asks: 'Is there a plan from Moskenes by bus with children?',
        walk: async (visitor) => {
          await visitor.ask('ferdig reiserute')
          await visitor.open('/planlegg')
          const form = visitor.page.locator('[data-take-choices]')
          await visitor.read(form.getByRole('combobox').first(), 'the form that fits the plan')
          await form.locator('[name=from]').selectOption('moskenes')
          await form.locator('[name=by]').selectOption('bus')
          await form.locator('[name=children]').check()
          await visitor.page.locator('[data-take="3"]').filter({ visible: true }).click()
          await expect(visitor.page).toHaveURL(/\/min-tur#/)
          await expect(visitor.page.locator('.trip-day')).toHaveCount(3)
          await expect(said(visitor, /Med buss\. Ankomst: Moskenes/)).toBeVisible()
        },
      },
      {
        asks: 'How do I share it?',
        walk: async (visitor) => {
          await visitor.ask('dele turen min')
          await visitor.open('/min-tur')
          await visitor.read(said(visitor, /lenke/), 'that the plan is its link')
        },
      },
      {
        asks: 'What would five days look like?',
        walk: searchAndRead('plan for fem dager', '/artikler/hvor-mange-dager', /Fem dager/),
      },
    ],
  },
]

const phone = { width: 390, height: 844 }
// The same search and the same pages answer on a desktop.
const screens = verifiesAll ? [phone, { width: 1440, height: 900 }] : [phone]

for (const { who, language, questions, latency } of tasks.filter((task) => verifiesAll || task.isForChange))
  for (const viewport of screens)
    test(`${who} finds every answer in three steps at ${viewport.width} px`, async ({ page, context }) => {
      await page.setViewportSize(viewport)
      if (latency !== undefined) {
        const session = await context.newCDPSession(page)
        const bytesPerSecond = 50_000
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency,
          downloadThroughput: bytesPerSecond,
          uploadThroughput: bytesPerSecond,
        })
      }
      const visitor = new Visitor(page)
      for (const { asks, walk } of questions)
        await test.step(asks, async () => {
          await visitor.begin(language)
          await walk(visitor)
          test.info().annotations.push({ type: asks, description: visitor.steps.join(' → ') })
        })
    })
