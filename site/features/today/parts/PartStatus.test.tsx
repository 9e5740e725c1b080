// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import type { TodayPartName } from '#contract/today.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { PartGap, Refusal, SourceLine, UnreadableNote } from './PartStatus.tsx'
import { type Saying, sayMissing } from './say-part.ts'
import { exampleNow, examplePart, exampleToday } from './today-examples.ts'

const names = Object.keys(exampleToday().parts) as TodayPartName[]
/** Returns what a component draws, as an element. */
function draw(node: ReactNode): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(node)
  return root
}

const states = ['waiting', 'failed', 'off'] as const

describe.each(languageKeys)('in %s', (language) => {
  const { words } = readTodayCopy(language)
  const saying: Saying = { words, language, locale: language, now: exampleNow }
  const partIn = (state: (typeof states)[number]) => ({ ...examplePart(null), state })

  it('waiting, failed and off are three sentences of every part, and old is a fourth', () => {
    for (const name of names) {
      const said = states.map((state) => sayMissing(partIn(state), name, saying))
      const old = draw(<SourceLine part={{ ...examplePart([]), state: 'stale' }} saying={saying} />).textContent
      expect(new Set([...said, old]).size, name).toBe(4)
    }
  })

  it('only what failed can be tried again, and says that it cannot be fetched', () => {
    const refusals = states.map((state) =>
      draw(
        <Refusal
          part={partIn(state)}
          name="warnings"
          said={{ failed: words.warningsFailed }}
          saying={saying}
          retry={() => {}}
        />,
      ),
    )
    expect(refusals.map((each) => each.querySelector('button') !== null)).toEqual([false, true, false])
    expect(refusals.map((each) => each.textContent.includes(words.warningsFailed))).toEqual([false, true, false])
  })

  it('what is there in part says that the rest is coming, and not that nothing newer can be fetched', () => {
    const line = draw(<SourceLine part={{ ...examplePart([]), state: 'waiting' }} saying={saying} />).textContent
    expect(line).toContain(words.waitingRest)
  })

  it('a link is called by where it leads, and never by a licence', () => {
    const licence = /CC|NLOD|licen[cs]e|lisens|lizenz|data from|made available|©/i
    const links = [
      'https://www.yr.no/',
      'https://www.vegvesen.no/trafikk/',
      'https://entur.no/',
      'https://www.met.no/vaer-og-klima/farevarsel',
      'https://elsewhere.example/a',
    ]
    const named = links.map((link) => {
      const part = { ...examplePart([]), link, credit: 'Inneholder data under norsk lisens (NLOD), CC BY 4.0' }
      const failed = { ...part, state: 'failed' as const, data: null }
      const anchors = [
        <SourceLine key="1" part={part} saying={saying} isAlone />,
        <PartGap key="2" part={failed} name="road" saying={saying} />,
        <Refusal key="3" part={failed} name="road" saying={saying} retry={() => {}} />,
        <UnreadableNote key="4" part={{ ...part, unreadable: 1 }} name="road" saying={saying} />,
      ].map((each) => draw(each).querySelector('a'))
      for (const anchor of anchors) {
        expect(anchor?.getAttribute('href')).toBe(link)
        expect(anchor?.textContent).not.toMatch(licence)
      }
      return anchors[0]?.textContent
    })
    const met = language === 'no' ? 'Meteorologisk institutt' : 'MET Norway'
    expect(named).toEqual(['Yr', 'vegvesen.no', 'Entur', met, 'elsewhere.example'])
  })

  it('a warning that cannot be read is told, with a link by the name of its service', () => {
    for (const name of ['warnings', 'floods', 'avalanche', 'road'] as const) {
      const note = (unreadable?: number) =>
        draw(<UnreadableNote part={{ ...examplePart([]), unreadable }} name={name} saying={saying} />)
      const link = note(1).querySelector('a')
      expect(link?.textContent).toContain('somebody.example')
      expect(note().textContent).toBe('')
    }
  })
})
