import { describe, expect, test } from 'vitest'
import { hidePersonalWords } from './hide-personal-words.ts'

describe('hidePersonalWords', () => {
  test.each([
    ['/en/gone fishing', '/en/gone fishing'],
    ['/steder/å', '/steder/å'],
    ['/10:30/2026.11.21', '/10:30/2026.11.21'],
    ['/unsubscribe/kari.n+x@guide.example/now', '/unsubscribe/[hidden]/now'],
    ['/unsubscribe/kari%40guide.example', '/unsubscribe/[hidden]'],
    ['/from/192.0.2.7', '/from/[hidden]'],
    ['/from/2001:db8::7/x', '/from/[hidden]/x'],
    ['/en/places?token=rosebud', '/en/places'],
    ['/en/places%3Ftoken=rosebud\nmore', '/en/places'],
    ['/en/places#rosebud', '/en/places'],
  ])('%j is logged as %j', (path, logged) => {
    expect(hidePersonalWords(path)).toBe(logged)
  })
})
