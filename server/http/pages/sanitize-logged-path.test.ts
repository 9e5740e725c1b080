import { describe, expect, test } from 'vitest'
import { sanitizeLoggedPath } from './sanitize-logged-path.ts'

describe('sanitizeLoggedPath', () => {
  test.each([
    ['/en/gone fishing', '/en/gone fishing'],
    ['/steder/å', '/steder/å'],
    ['/10:30/2026.11.21', '/10:30/2026.11.21'],
    ['/unsubscribe/kari.n+x@guide.example/now', '/unsubscribe/[hidden]/now'],
    ['/unsubscribe/kari%40guide.example', '/unsubscribe/[hidden]'],
    ['/unsubscribe/kari%252540guide%252eexample', '/unsubscribe/[hidden]'],
    ['/unsubscribe/kari%%34%30guide.example', '/unsubscribe/[hidden]'],
    ['/unsubscribe/kari\uFF20guide.example', '/unsubscribe/[hidden]'],
    ['/from/192.0.2.7', '/from/[hidden]'],
    ['/from/192%2e0%252e2.7', '/from/[hidden]'],
    ['/from/2001:db8::7/x', '/from/[hidden]/x'],
    ['/from/2001%253Adb8%3a:7', '/from/[hidden]'],
    ['/en/places?token=rosebud', '/en/places'],
    ['/en/places%3Ftoken=rosebud\nmore', '/en/places'],
    ['/en/places%25253Ftoken=rosebud', '/en/places'],
    ['/en/places#rosebud', '/en/places'],
    ['/100%25/%zz/%', '/100%/%zz/%'],
    ['/\u2066kari\u2069/\u200Freine\u061C\u0000\u2029', '/�kari�/�reine���'],
    ['/a\u2028b\u202Ec\u0085d\u200Be\u001B[31m', '/a�b�c�d�e�[31m'],
  ])('%j is logged as %j', (path, logged) => {
    expect(sanitizeLoggedPath(path)).toBe(logged)
  })

  test.each([
    ['a word without end', `/${'a'.repeat(4095)}`, '/…'],
    ['an e-mail address across the cut', `/en/${'a'.repeat(290)}@guide.example/more`, '/en/…'],
    ['an IP address across the cut', `/${'en/'.repeat(98)}192.0.2.77/more`, `/${'en/'.repeat(98)}…`],
    ['many short words', '/@'.repeat(2048), `${'/[hidden]'.repeat(149)}/…`],
  ])('cuts %s before it looks for anything in it', (_, path, logged) => {
    expect(sanitizeLoggedPath(path)).toBe(logged)
  })
})
