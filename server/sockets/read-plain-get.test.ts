import { describe, expect, test } from 'vitest'
import { readPlainGet } from './read-plain-get.ts'

function read(...lines: string[]): ReturnType<typeof readPlainGet> {
  return readPlainGet(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'))
}

test('what a browser sends is plain', () => {
  expect(
    read(
      'GET /en/places?from=map HTTP/1.1',
      'Host: guide.example',
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
      'Upgrade-Insecure-Requests: 1',
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'If-None-Match: W/"f1lzT18wckFPaHWR5SkYKE"',
    ),
  ).toEqual({
    address: '/en/places?from=map',
    acceptEncoding: 'gzip, deflate, br, zstd',
    ifNoneMatch: 'W/"f1lzT18wckFPaHWR5SkYKE"',
  })
})

test('names count in any case, blanks around values do not, and neither encoding nor condition has to be there', () => {
  expect(read('GET / HTTP/1.1', 'HOST:x', 'aCCept-enCoding:  br\t')).toEqual({
    address: '/',
    acceptEncoding: 'br',
    ifNoneMatch: undefined,
  })
})

describe('not plain is', () => {
  test.each([
    ['another method', ['HEAD / HTTP/1.1', 'host: x']],
    ['another method in small letters', ['get / HTTP/1.1', 'host: x']],
    ['an older version', ['GET / HTTP/1.0', 'host: x']],
    ['no version', ['GET /', 'host: x']],
    ['two blanks', ['GET  / HTTP/1.1', 'host: x']],
    ['the absolute form', ['GET http://x/ HTTP/1.1', 'host: x']],
    ['an address outside ASCII', ['GET /\xe5 HTTP/1.1', 'host: x']],
    ['a control character in the address', ['GET /\x01 HTTP/1.1', 'host: x']],
    ['no host', ['GET / HTTP/1.1', 'accept: */*']],
    ['no header at all', ['GET / HTTP/1.1']],
    ['two hosts', ['GET / HTTP/1.1', 'host: x', 'Host: y']],
    ['two lists of encodings', ['GET / HTTP/1.1', 'host: x', 'accept-encoding: br', 'accept-encoding: gzip']],
    ['two conditions', ['GET / HTTP/1.1', 'host: x', 'if-none-match: "a"', 'if-none-match: "b"']],
    ['a body', ['GET / HTTP/1.1', 'host: x', 'content-length: 0']],
    ['a body in chunks', ['GET / HTTP/1.1', 'host: x', 'transfer-encoding: chunked']],
    ['an expectation', ['GET / HTTP/1.1', 'host: x', 'expect: 100-continue']],
    ['another protocol', ['GET / HTTP/1.1', 'host: x', 'upgrade: h2c']],
    ['the wish to close', ['GET / HTTP/1.1', 'host: x', 'connection: close']],
    ['headers of the connection', ['GET / HTTP/1.1', 'host: x', 'connection: keep-alive, upgrade']],
    ['a folded line', ['GET / HTTP/1.1', 'host: x', 'accept: a', ' b']],
    ['a blank before the colon', ['GET / HTTP/1.1', 'host : x']],
    ['a line without a colon', ['GET / HTTP/1.1', 'host: x', 'accept']],
    ['a name without letters', ['GET / HTTP/1.1', 'host: x', ': y']],
    ['a bare line feed', ['GET / HTTP/1.1', 'host: x\naccept: y']],
    ['a bare carriage return', ['GET / HTTP/1.1', 'host: x\raccept: y']],
    ['a null character', ['GET / HTTP/1.1', 'host: x', 'accept: \0']],
    ['a value outside ASCII', ['GET / HTTP/1.1', 'host: x', 'accept: \xe5']],
    ['an empty line before it', ['', 'GET / HTTP/1.1', 'host: x']],
    ['more than 4 kB', ['GET / HTTP/1.1', 'host: x', `cookie: ${'a'.repeat(4096)}`]],
  ])('%s', (_, lines) => {
    expect(read(...lines)).toBeUndefined()
  })

  test('a part of a request, and a request with something after it', () => {
    const whole = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
    expect(readPlainGet(Buffer.from(whole))).toBeDefined()
    for (let length = 0; length < whole.length; length += 1) {
      expect(readPlainGet(Buffer.from(whole.slice(0, length)))).toBeUndefined()
    }
    expect(readPlainGet(Buffer.from(`${whole}G`))).toBeUndefined()
    expect(readPlainGet(Buffer.from(whole + whole))).toBeUndefined()
  })
})
