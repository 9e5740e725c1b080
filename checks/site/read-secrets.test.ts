import { expect, test } from 'vitest'
import { readSecrets } from './built-site.ts'

test('the values that no file may hold are those of the secret settings, if they are long enough to be recognised', () => {
  const environment = {
    DATABASE_URL: 'postgres://a:b@c/d',
    EXPEDIA_API_KEY: 'short',
    SITE_ORIGIN: 'https://guide.example',
  }
  expect(readSecrets(environment)).toEqual(['postgres://a:b@c/d'])
})
