import { describe, expect, test } from 'vitest'
import { isBuiltData, isLastingAddress, isPageAddress, keptAddress } from './kept-address.ts'

const at = (address: string) => new URL(address, 'https://guide.example')

test('a page is kept once, whatever its address says beyond the path', () => {
  expect(keptAddress(at('/reiseinfo/vaer?sted=reine#uka'))).toBe('/reiseinfo/vaer')
  expect(keptAddress(at('/de/orte/'))).toBe('/de/orte')
  expect(keptAddress(at('/'))).toBe('/')
  expect(keptAddress(at('/de/fischerhütten'))).toBe('/de/fischerh%C3%BCtten')
})

test('bundle files and live endpoints are no pages', () => {
  expect(isPageAddress(at('/turer/ryten'))).toBe(true)
  for (const address of ['/gpx/ryten.gpx', '/api/weather/reine', '/functions/v1/expedia-api', '/sitemap.xml']) {
    expect(isPageAddress(at(address))).toBe(false)
  }
})

describe('files', () => {
  test('a hashed name stands for its content, and those of the search and of today do not', () => {
    expect([isLastingAddress(at('/_assets/a.B1.js')), isBuiltData(at('/_assets/a.B1.js'))]).toEqual([true, false])
    for (const address of ['/search/no.json', '/search/text/no.json', '/today/words/no.json']) {
      expect([isLastingAddress(at(address)), isBuiltData(at(address))]).toEqual([false, true])
    }
    expect(isBuiltData(at('/en/search'))).toBe(false)
  })
})
