import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifyAddress, routeClasses } from './classify-address.ts'

describe('classifyAddress', () => {
  test.each([
    ['/', 'page'],
    ['/de/fischerh%C3%BCtten/svolvaer', 'page'],
    ['/en/places?from=a.b', 'page'],
    ['/_assets/island.Ab12.js', 'file'],
    ['/wp-login.php?x=1', 'file'],
    ['/api/weather/reine', 'weather'],
    ['/api/today', 'today'],
    ['/api/departures/moskenes', 'departures'],
    ['/api/hotel-images/123', 'hotel-picture'],
    ['/api/outbound-clicks', 'clicks'],
    ['/api/csp-reports', 'policy-reports'],
    ['/functions/v1/expedia-api', 'hotels'],
    ['/functions/v1/crawl-hotel-images', 'hotel-crawl'],
    ['/rest/v1/hotel_images?hotel_id=eq.7', 'hotel-picture-list'],
    ['/rest/v1/anything', 'other-api'],
    ['/readyz', 'health'],
    ['', 'page'],
  ])('%s is a %s', (address, routeClass) => {
    expect(classifyAddress(address)).toBe(routeClass)
  })

  test('knows nothing but its few classes, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (address) => {
        expect(routeClasses).toContain(classifyAddress(address))
      }),
    )
  })
})
