import { expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { describePageHosts, describePictureHosts, mayCrawlImages } from './image-settings.ts'

const pages = { SAMPLE_HOTEL_PAGES: 'http://127.0.0.1:3103/hotels' }
const expedia = { HOTEL_SOURCE: 'expedia', EXPEDIA_API_KEY: 'key', EXPEDIA_API_PASSWORD: 'word' }

test.each([
  [false, {}],
  [false, pages],
  [false, expedia],
  [false, { ...expedia, ...pages }],
  [false, { ...pages, IMAGE_CRAWLING: 'off' }],
  [true, { ...pages, IMAGE_CRAWLING: 'on' }],
  [true, { IMAGE_CRAWLING: 'on' }],
  [true, { ...expedia, IMAGE_CRAWLING: 'on' }],
])('pages are fetched (%s) with %j', (isOn, environment) => {
  expect(mayCrawlImages(readSettings(environment))).toBe(isOn)
})

test('the stand-in can be reached with the sample source only', () => {
  const sample = readSettings(pages)
  expect(describePageHosts(sample).standInOrigin).toBe('http://127.0.0.1:3103')
  expect(describePictureHosts(sample).standInOrigin).toBe('http://127.0.0.1:3103')
  const live = readSettings({ ...expedia, ...pages })
  expect(describePageHosts(live).standInOrigin).toBeNull()
  expect(describePictureHosts(live)).toEqual({ hosts: ['images.trvl-media.com'], standInOrigin: null })
})

test('hosts are named one by one', () => {
  const settings = readSettings({ CRAWL_HOSTS: 'www.expedia.no, no.hotels.com', IMAGE_HOSTS: 'media.example.org' })
  expect(settings.CRAWL_HOSTS).toEqual(['www.expedia.no', 'no.hotels.com'])
  expect(settings.IMAGE_HOSTS).toEqual(['media.example.org'])
})

test.each([
  '*.expedia.com',
  '.expedia.com',
  'expedia.com.',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '2130706433',
  'www.expedia.com:8443',
  'https://www.expedia.com',
  'www.expedia.com/',
  'user@www.expedia.com',
  'WWW.Expedia.com',
  'www.еxpedia.com',
  'www.expedia.com,,www.hotels.com',
  'www.expedia.com;www.hotels.com',
])('%j is no list of hosts', (word) => {
  expect(() => readSettings({ CRAWL_HOSTS: word })).toThrow(/CRAWL_HOSTS must be host names/)
  expect(() => readSettings({ IMAGE_HOSTS: word })).toThrow(/IMAGE_HOSTS must be host names/)
})

test('the pages of the examples are at an address', () => {
  expect(() => readSettings({ SAMPLE_HOTEL_PAGES: '127.0.0.1:3103' })).toThrow(/SAMPLE_HOTEL_PAGES must be an http/)
  expect(() => readSettings({ IMAGE_CRAWLING: 'yes' })).toThrow(/IMAGE_CRAWLING must be one of on, off/)
})
