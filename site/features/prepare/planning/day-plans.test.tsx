import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { readPlanning } from '#site/content/model/pages/planning-copy.ts'
import { readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { listYearBars } from '#site/content/model/season-queries.ts'
import { DayPlans } from './DayPlans.tsx'
import { VisitList } from './VisitList.tsx'
import { WaysIn } from './WaysIn.tsx'

const { plan, copy } = readPlanning('en')

describe('VisitList', () => {
  it('says the season of a trip, and the months it is advised against in', () => {
    const html = renderToStaticMarkup(<VisitList visits={['trips/reinebringen']} copy={copy.days} language="en" />)
    expect(html).toContain('May–Sept')
    expect(html).toContain('advised against Oct–Apr')
  })

  it('says the days of what has a line of the year, as the pages of the seasons do', () => {
    for (const language of languageKeys) {
      const html = renderToStaticMarkup(
        <VisitList visits={['activities/nordlys']} copy={readPlanning(language).copy.days} language={language} />,
      )
      const [bar] = listYearBars(['northernLights'], language, '')
      expect(html).toContain(bar?.spoken)
    }
  })
})

describe('DayPlans', () => {
  const html = renderToStaticMarkup(
    <DayPlans plan={plan} takeLinks={{ three: '/en/my-trip#1' }} copy={copy.days} language="en" />,
  )

  it('shows every day of every plan with what to do in rain and in winter', () => {
    const days = plan.plans.flatMap((each) => each.days)
    expect(html.match(/class="plan-day"/g)).toHaveLength(days.length)
    const full = days.filter((id) => (plan.days[id]?.stops.length ?? 0) > 0)
    expect(html.split(`<dt>${copy.days.rain}</dt>`)).toHaveLength(full.length + 1)
    expect(html.split(`<dt>${copy.days.winter}</dt>`)).toHaveLength(full.length + 1)
  })

  it('opens a plan as a trip of one’s own', () => {
    expect(html.match(/href="\/en\/my-trip#1"/g)).toHaveLength(1)
  })

  it('never names a trip that is warned against without the warning beside it', () => {
    const named = html.split('Reinebringen</').length - 1
    expect(named).toBeGreaterThan(0)
    expect(html.split('advised against Oct–Apr')).toHaveLength(named + 1)
  })
})

describe('WaysIn', () => {
  it('shows every crossing that the plan names', () => {
    const { transport } = readTravelInfo('en').copy
    const html = renderToStaticMarkup(<WaysIn plan={plan} copy={copy.ways} transport={transport} language="en" />)
    for (const reference of Object.values(plan.ways).flat()) {
      const [mode = '', leg = ''] = reference.split('.')
      const words = transport.modes[mode]?.legs[leg]
      expect(words, reference).toBeDefined()
      expect(html).toContain(words?.name)
    }
  })
})
