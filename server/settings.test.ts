import { describe, expect, test } from 'vitest'
import { WrongSetting } from '#contract/read-settings.ts'
import { type Setting, type SettingName, settingNames, settings } from '#contract/settings.ts'
import { servicesOff } from '#server/testing/services-off.ts'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  test('fills in defaults, so that the guide runs without any setting, and reads nothing else', () => {
    const read = readSettings({ PATH: '/bin', HOME: '/root' })
    expect(read).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      ALLOWED_ORIGINS: [],
      HOTEL_SOURCE: 'sample',
      MET_CONTACT: undefined,
      TRUST_PROXY: false,
    })
    expect(Object.keys(read)).toEqual(settingNames)
  })

  test.each(settingNames)('%s has a default that may as well be written out', (name) => {
    const value = readSettings({})[name]
    if (value === undefined || String(value) === '') return
    expect(readSettings({ [name]: String(value) })[name]).toEqual(value)
  })

  test('cannot be changed after the start', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true)
  })

  test.each([
    ['PORT', '', 'The environment variable PORT is empty: give it a value or leave it out.'],
    ['SITE_ORIGIN', '  ', 'The environment variable SITE_ORIGIN is empty: give it a value or leave it out.'],
    ['PORT', 'abc', 'The environment variable PORT must be a whole number from 0 to 65535, but it is "abc".'],
    ['PORT', '70000', 'The environment variable PORT must be a whole number from 0 to 65535, but it is "70000".'],
    ['HOTEL_SOURCE', 'foo', 'The environment variable HOTEL_SOURCE must be one of sample, expedia, but it is "foo".'],
    [
      'CONTENT_EVIDENCE',
      'none',
      'The environment variable CONTENT_EVIDENCE must be one of verified, sample, but it is "none".',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'The environment variable LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but it is "loud".',
    ],
    [
      'MET_BASE_URL',
      'ftp://met.no',
      'The environment variable MET_BASE_URL must be an http or https address, or off, but it is "ftp://met.no".',
    ],
    [
      'SITE_ORIGIN',
      'https://guide.example/path',
      'The environment variable SITE_ORIGIN must be an origin such as https://guide.example, without a path or a slash at its end, but it is "https://guide.example/path".',
    ],
    [
      'ENTUR_BASE_URL',
      'https://api.entur.io/journey-planner',
      'The environment variable ENTUR_BASE_URL must be an origin such as https://api.example, without a path or a slash at its end, or off, but it is "https://api.entur.io/journey-planner".',
    ],
    [
      'TILE_URL',
      'https://tiles.example/{z}.png',
      'The environment variable TILE_URL must be an http or https address with {z}, {x} and {y}, and without {s}, but it is "https://tiles.example/{z}.png".',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/99',
      'The environment variable TRUST_PROXY must be true, false, a number of proxies from 1 to 32, or the addresses of the proxies, separated by commas, but it is "10.0.0.0/99".',
    ],
    [
      'MET_CONTACT',
      'post\r\nx: y',
      'The environment variable MET_CONTACT must be an e-mail or web address, but it is "post\\r\\nx: y".',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://a.example, https://b.example/path',
      'The environment variable ALLOWED_ORIGINS must be origins such as https://guide.example, separated by commas, but it is "https://a.example, https://b.example/path".',
    ],
    [
      'EXPEDIA_REQUESTS_PER_MINUTE',
      '0',
      'The environment variable EXPEDIA_REQUESTS_PER_MINUTE must be a whole number from 1 to 9999, but it is "0".',
    ],
    [
      'EXPEDIA_API_KEY',
      'secret\r\nx: y',
      'The environment variable EXPEDIA_API_KEY must be printable characters without spaces.',
    ],
    ['DATABASE_URL', 'mysql://secret@host', 'The environment variable DATABASE_URL must be a postgres:// address.'],
  ])('%s=%j stops the start with one sentence that names it', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new WrongSetting(sentence))
  })

  test('expedia as hotel source needs its key and its password', () => {
    expect(() => readSettings({ HOTEL_SOURCE: 'expedia', EXPEDIA_API_PASSWORD: 'x' })).toThrow(
      new WrongSetting('The environment variable EXPEDIA_API_KEY is missing: HOTEL_SOURCE=expedia needs it.'),
    )
  })

  test.each(settingNames.map((name) => settings[name] as Setting).flatMap(({ neededWith }) => neededWith ?? []))(
    '$setting=$value, which another setting is needed with, can be set',
    ({ setting, value }) => {
      expect(settings[setting as SettingName].schema.safeParse(value).data).toBe(value)
    },
  )

  test.each([
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s is understood', (word, meaning) => {
    expect(readSettings({ TRUST_PROXY: word }).TRUST_PROXY).toEqual(meaning)
  })

  test('origins are listed with commas', () => {
    const { ALLOWED_ORIGINS } = readSettings({ ALLOWED_ORIGINS: 'https://a.example, http://127.0.0.1:4000' })
    expect(ALLOWED_ORIGINS).toEqual(['https://a.example', 'http://127.0.0.1:4000'])
  })

  test('a trailing slash of an upstream address makes no difference', () => {
    expect(readSettings({ MET_BASE_URL: 'http://127.0.0.1:3101/api/' }).MET_BASE_URL).toBe('http://127.0.0.1:3101/api')
  })

  test('services of today that are switched off have no address', () => {
    const names = Object.keys(servicesOff).filter((name) => name.endsWith('_BASE_URL'))
    expect(names).toHaveLength(9)
    expect(Object.values(servicesOff)).toHaveLength(9)
    expect(readSettings(servicesOff)).toMatchObject(Object.fromEntries(names.map((name) => [name, null])))
  })
})
