import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { judgeMonth, limits } from '#site/content/model/open-data/how-full.ts'
import { QuietHours } from './HowFull.tsx'

it('calls a month quiet, busy or full at our own limits', () => {
  expect([0, limits.busy - 1, limits.busy, limits.full - 1, limits.full, 100].map(judgeMonth)).toEqual([
    'quiet',
    'quiet',
    'busy',
    'busy',
    'full',
    'full',
  ])
})

it.each(languageKeys)('says in %s when car parks have room, why, and that it is light then', (language) => {
  const html = renderToStaticMarkup(<QuietHours language={language} />)
  expect(html).toContain('10:30')
  expect(html).toContain('Kvalvika')
  expect(html).not.toMatch(/\{\w+\}|undefined/)
})
