// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TodayAnswer } from '#contract/today.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { fillLiveParts } from '#site/features/today/parts/live-parts.ts'
import { exampleNow, examplePart, exampleToday } from '#site/features/today/parts/today-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import { Chargers } from './Chargers.tsx'

const usual = { status: 'unknown', text: 'Ukjent status' } as const
const chargers = ['alti-svolvaer', 'circle-k-leknes'].map((id) => ({
  id,
  href: `/${id}`,
  name: id,
  points: '4',
  usual,
}))
let answer: TodayAnswer

beforeEach(() => {
  answer = exampleToday()
  window.history.replaceState(null, '', '/elbil-lading')
  document.body.innerHTML = renderToString(
    <div data-live-part="stations">
      <Chargers chargers={chargers} view={null} isKeptLive />
    </div>,
  )
})

async function fill(): Promise<void> {
  const { words } = readTodayCopy('no')
  const said = { words, href: '/i-dag', stops: {}, boundary: pickWords('no', boundaryWords), wind: readWindLimits() }
  await fillLiveParts(document, answer, said, exampleNow)
}

describe('the page about charging says of now', () => {
  it('what the page of today says of every station: how many points are free, and what is known where nobody reports', async () => {
    const marks = [...document.querySelectorAll<HTMLElement>('[data-station-status]')]
    expect(marks.map(({ dataset }) => dataset.stationStatus)).toEqual(chargers.map(({ id }) => id))
    const [first, ...others] = chargers
    const reportedAt = new Date(exampleNow).toISOString()
    const report = { station: first?.id ?? '', points: 4, free: 2, outOfOrder: 0, reportedAt }
    answer.parts.charging = examplePart([report])
    await fill()
    expect(marks[0]?.textContent).toMatch(/2.*4/)
    expect(others).toHaveLength(1)
    expect(marks[1]?.textContent).toContain(usual.text)
    // What the guide last looked up is told only of those.
    expect(marks.map((mark) => mark.hasAttribute('data-reported'))).toEqual([true, false])
  })
})
