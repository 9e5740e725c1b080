import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readPackingList } from '#site/content/model/pages/packing-list-copy.ts'
import { readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { PackingTabs } from './packing-list/PackingTabs.tsx'
import { BestTimeTabs } from './travel-info/BestTimeTabs.tsx'

test('the best time opens with summer in every month, as its labels say', () => {
  const html = parse(renderToStaticMarkup(<BestTimeTabs copy={readTravelInfo('no').copy.bestTime} language="no" />))
  expect(html.querySelectorAll('[data-open-months]')).toEqual([])
  expect(html.querySelector('[role=tab][aria-selected=true]')?.text).toBe('Sommer')
})

test('each month opens one season of the packing list, that of the calendar', () => {
  const html = parse(renderToStaticMarkup(<PackingTabs {...readPackingList('no')} language="no" />))
  const months = Object.fromEntries(
    html.querySelectorAll('[role=tab]').map((tab) => [tab.text, tab.getAttribute('data-open-months')]),
  )
  expect(months).toEqual({ Vinter: '12 1 2', Vår: '3 4 5', Sommer: '6 7 8', Høst: '9 10 11' })
})
