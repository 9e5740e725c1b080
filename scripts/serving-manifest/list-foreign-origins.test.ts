import { expect, test } from 'vitest'
import { listForeignOrigins } from './list-foreign-origins.ts'

test('a page names the origins it may load from, each once', () => {
  const gate = (origins: string) => `<div data-foreign-origins="${origins}"></div>`
  expect(listForeignOrigins(gate('https://a.example  https://b.example') + gate('https://a.example'))).toEqual([
    'https://a.example',
    'https://b.example',
  ])
  expect(listForeignOrigins('<p>https://a.example</p>')).toEqual([])
})

test.each(['http://a.example', 'https://a.example/path', '*', "'unsafe-inline'", 'https://a.example;script-src'])(
  'refuses %s, which would open the policy further',
  (origin) => {
    expect(() => listForeignOrigins(`<div data-foreign-origins="${origin}"></div>`)).toThrow('is no origin')
  },
)
