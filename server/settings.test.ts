import { describe, expect, test } from 'vitest'
import { readSettings, WrongSetting } from './settings.ts'

describe('readSettings', () => {
  test('fills in every default, so that the guide runs without any setting', () => {
    expect(readSettings({ PATH: '/bin', HOME: '/root' })).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      SITE_ORIGIN: 'http://localhost:3000',
      ALLOWED_ORIGINS: [],
      CONTENT_EVIDENCE: 'sample',
      DATA_DIR: './data',
      MET_BASE_URL: 'https://api.met.no/weatherapi',
      CRAWL_HOSTS: [
        'www.expedia.com',
        'www.expedia.no',
        'www.expedia.de',
        'www.hotels.com',
        'no.hotels.com',
        'de.hotels.com',
      ],
      IMAGE_HOSTS: ['images.trvl-media.com'],
      HOTEL_SOURCE: 'sample',
      EXPEDIA_BASE_URL: 'https://apim.expedia.com',
      EXPEDIA_REQUESTS_PER_MINUTE: 30,
      TILE_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      ANON_KEY: 'lofoten-guide-public-key',
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      TRUST_PROXY: false,
    })
  })

  test('cannot be changed after the start', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true)
  })

  test.each([
    ['PORT', '', 'PORT is empty: give it a value or leave it out.'],
    ['SITE_ORIGIN', '  ', 'SITE_ORIGIN is empty: give it a value or leave it out.'],
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
    ['HOTEL_SOURCE', 'foo', 'HOTEL_SOURCE must be one of sample, expedia, but it is "foo".'],
    ['CONTENT_EVIDENCE', 'none', 'CONTENT_EVIDENCE must be one of sample, verified, but it is "none".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but it is "loud".'],
    ['MET_BASE_URL', 'ftp://met.no', 'MET_BASE_URL must be an http or https address, but it is "ftp://met.no".'],
    [
      'SITE_ORIGIN',
      'https://guide.example/path',
      'SITE_ORIGIN must be an origin such as https://guide.example, without a path, but it is "https://guide.example/path".',
    ],
    [
      'TILE_URL',
      'https://tiles.example/{z}.png',
      'TILE_URL must be an http or https address with {z}, {x} and {y}, and without {s}, but it is "https://tiles.example/{z}.png".',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/99',
      'TRUST_PROXY must be true, false, a number of proxies from 1 to 32, or the addresses of the proxies, separated by commas, but it is "10.0.0.0/99".',
    ],
    ['MET_CONTACT', 'post\r\nx: y', 'MET_CONTACT must be an e-mail or web address, but it is "post\\r\\nx: y".'],
    [
      'ALLOWED_ORIGINS',
      'https://a.example, https://b.example/path',
      'ALLOWED_ORIGINS must be origins such as https://guide.example, separated by commas, but it is "https://a.example, https://b.example/path".',
    ],
    [
      'EXPEDIA_REQUESTS_PER_MINUTE',
      '0',
      'EXPEDIA_REQUESTS_PER_MINUTE must be a whole number from 1 to 9999, but it is "0".',
    ],
    ['EXPEDIA_API_KEY', 'secret\r\nx: y', 'EXPEDIA_API_KEY must be printable characters without spaces.'],
    ['DATABASE_URL', 'mysql://secret@host', 'DATABASE_URL must be a postgres:// address.'],
  ])('%s=%j stops the start with one sentence that names it', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new WrongSetting(sentence))
  })

  test('expedia as hotel source needs its key and its password', () => {
    expect(() => readSettings({ HOTEL_SOURCE: 'expedia', EXPEDIA_API_PASSWORD: 'x' })).toThrow(
      new WrongSetting('EXPEDIA_API_KEY is missing: HOTEL_SOURCE=expedia needs it.'),
    )
  })

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
})
