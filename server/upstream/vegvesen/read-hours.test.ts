import { describe, expect, it } from 'vitest'
import { readHours } from './read-hours.ts'

describe('the hours in a message of the road', () => {
  it.each([
    ['Vegen er stengt kl. 22.00-06.00.', '22:00', '06:00'],
    ['Stengt mellom kl 22 og 06 natt til hverdager', '22:00', '06:00'],
    ['Kolonnekjøring fra kl. 07:00 til kl. 23:30.', '07:00', '23:30'],
    ['Manuell dirigering mellom 08.00 og 16.00.', '08:00', '16:00'],
    ['Nattestengt 22:00 – 24:00', '22:00', '00:00'],
  ])('are read from «%s»', (text, from, to) => {
    expect(readHours(['E10 Nappstraumtunnelen', text])).toEqual({ from, to })
  })

  it.each([
    'Vegen er stengt om natta.',
    'Påregn ventetid mellom 5 og 10 minutter.',
    'Stengt fra 12.11 til 15.11.',
    'Stengt 12.-15. november.',
    'Vegen åpner kl. 10.00.',
    'E10 mellom 3 og 4 km fra Å.',
    'Stengt kl. 22.00-06.00, kolonne kl. 08.00-10.00.',
  ])('are none in «%s»', (text) => {
    expect(readHours([text])).toBeNull()
  })
})
