import { describe, expect, test } from 'vitest'
import { isPublicAddress, readAllowedAddress } from './allowed-address.ts'

const partner = { hosts: ['www.expedia.com', 'no.hotels.com'], standInOrigin: null }
const demo = { ...partner, standInOrigin: 'http://127.0.0.1:3103' }

describe('an address', () => {
  test.each([
    'https://www.expedia.com/Hotel.h1.Hotel-Information',
    'https://www.expedia.com:443/Hotel.h1.Hotel-Information?chkin=2026-12-01',
    'HTTPS://WWW.Expedia.COM/Hotel.h1.Hotel-Information',
    'https://no.hotels.com/ho1/',
  ])('%s is allowed', (word) => {
    expect(readAllowedAddress(word, partner)?.protocol).toBe('https:')
  })

  test('of the stand-in is allowed where one is configured, and nowhere else', () => {
    expect(readAllowedAddress('http://127.0.0.1:3103/hotels/a', demo)?.pathname).toBe('/hotels/a')
    expect(readAllowedAddress('http://127.0.0.1:3103/hotels/a', partner)).toBeNull()
  })

  test.each([
    // Not the host, or not only the host.
    'https://expedia.com/h1',
    'https://evil.example/www.expedia.com/h1',
    'https://www.expedia.com.evil.example/h1',
    'https://evil-www.expedia.com/h1',
    'https://www.expedia.com./h1',
    'https://www.expedia.com../h1',
    'https://www.expedia.com:8443/h1',
    'https://www.expedia.com:80/h1',
    'https://www.expedia.com:/h1',
    'http://www.expedia.com/h1',
    '//www.expedia.com/h1',
    'www.expedia.com/h1',
    'https:www.expedia.com/h1',
    'https:/www.expedia.com/h1',
    'https:///www.expedia.com/h1',
    // User names.
    'https://www.expedia.com@127.0.0.1/h1',
    'https://www.expedia.com:443@10.0.0.1/h1',
    'https://user@www.expedia.com/h1',
    'https://user:pass@www.expedia.com/h1',
    'https://@www.expedia.com/h1',
    'https://:@www.expedia.com/h1',
    'https://127.0.0.1@www.expedia.com/h1',
    'https://www.expedia.com%40127.0.0.1/h1',
    // Backslashes, blanks, control characters.
    'https:\\\\www.expedia.com\\h1',
    'https://www.expedia.com\\@127.0.0.1/h1',
    'https://127.0.0.1\\@www.expedia.com/h1',
    'https://127.0.0.1\\.www.expedia.com/h1',
    ' https://www.expedia.com/h1',
    'https://www.expedia.com/h1\r\nHost: 127.0.0.1',
    'https://www.expedia.com/h1\u0000',
    'https://www.exp\tedia.com/h1',
    'https://www.expedia.com /h1',
    // Letters that look or become alike.
    'https://www.ехpedia.com/h1',
    'https://www.еxpedia.com/h1',
    'https://xn--www-qdd.xpedia.com/h1',
    'https://ｗｗｗ.expedia.com/h1',
    'https://www。expedia。com/h1',
    'https://www%2Eexpedia.com/h1',
    'https://%77ww.expedia.com/h1',
    'https://ⓦⓦⓦ.expedia.com/h1',
    // IP addresses, in every way of writing them.
    'https://127.0.0.1/h1',
    'http://127.0.0.1/h1',
    'http://127.0.0.1:3000/h1',
    'https://127.1/h1',
    'https://2130706433/h1',
    'https://0x7f000001/h1',
    'https://0x7f.0.0.1/h1',
    'https://0177.0.0.1/h1',
    'https://017700000001/h1',
    'https://0/h1',
    'https://0.0.0.0/h1',
    'https://127.0.0.1./h1',
    'https://①②⑦.0.0.1/h1',
    'https://[::1]/h1',
    'https://[::]/h1',
    'https://[0:0:0:0:0:0:0:1]/h1',
    'https://[::ffff:10.0.0.1]/h1',
    'https://[::ffff:7f00:1]/h1',
    'https://[64:ff9b::7f00:1]/h1',
    'https://[fe80::1%25eth0]/h1',
    'https://[fd00::1]/h1',
    'https://10.0.0.1/h1',
    'https://172.16.0.1/h1',
    'https://192.168.0.1/h1',
    'https://169.254.169.254/latest/meta-data/h1',
    'https://100.64.0.1/h1',
    'https://93.184.216.34/h1',
    'https://localhost/h1',
    'https://localhost.localdomain/h1',
    'https://metadata.google.internal/h1',
    // Other schemes.
    'file:///etc/passwd',
    'file://www.expedia.com/h1',
    'ftp://www.expedia.com/h1',
    'data:text/html,h1',
    'javascript:alert(1)',
    'blob:https://www.expedia.com/h1',
    'gopher://www.expedia.com/h1',
    'ws://www.expedia.com/h1',
    'view-source:https://www.expedia.com/h1',
    // Nothing at all, or too much.
    '',
    'h1',
    'https://',
    `https://www.expedia.com/${'a'.repeat(2000)}`,
  ])('%j is refused, also beside a stand-in', (word) => {
    expect(readAllowedAddress(word, partner)).toBeNull()
    expect(readAllowedAddress(word, demo)).toBeNull()
  })

  test.each([
    'http://127.0.0.1:3104/a',
    'http://127.0.0.1/a',
    'https://127.0.0.1:3103/a',
    'http://localhost:3103/a',
    'http://127.1:3103/a',
    'http://2130706433:3103/a',
    'http://0x7f000001:3103/a',
    'http://user@127.0.0.1:3103/a',
    'http://[::1]:3103/a',
    'http://127.0.0.1:03103/a',
  ])('%s is not that of the stand-in', (word) => {
    expect(readAllowedAddress(word, demo)).toBeNull()
  })
})

describe('an IP address', () => {
  test.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['unspecified', '::'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['link-local', '169.254.169.254'],
    ['shared by carriers', '100.64.0.1'],
    ['protocol assignments', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['mapped', '::ffff:10.0.0.1'],
    ['mapped', '::ffff:7f00:1'],
    ['IPv4-compatible', '::10.0.0.1'],
    ['IPv4-translated', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001:0:1::1'],
    ['6to4', '2002:a00:1::1'],
    ['documentation', '2001:db8::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['outside of what is given out', '4000::1'],
    ['no address', 'localhost'],
    ['no address', '127.1'],
    ['no address', ''],
  ])('of the kind «%s» is not public: %s', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
