import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allowKnownLibraries } from './trusted-types.ts'

type Policy = Record<'createHTML' | 'createScriptURL', (word: string) => string | null>
const createPolicy = vi.fn<(name: string, policy: Policy) => void>()
const trustedTypes = { defaultPolicy: null as unknown, createPolicy }

beforeEach(() => {
  trustedTypes.defaultPolicy = null
  createPolicy.mockReset()
  vi.stubGlobal('trustedTypes', trustedTypes)
})
afterEach(() => vi.unstubAllGlobals())

function readPolicy(): Policy {
  allowKnownLibraries()
  const [[name, policy] = []] = createPolicy.mock.calls
  expect(name).toBe('default')
  return policy as Policy
}

describe('what libraries may do', () => {
  test.each(['/_assets/search-worker-BZKmKrx9.js', '/_assets/suggestions-entry-BZKmKrx9.js', '/service-worker.js'])(
    'start our own file %s',
    (address) => expect(readPolicy().createScriptURL(address)).toBe(address),
  )

  test.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    '/\\evil.example/a.js',
    '/..//evil.example/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://guide.example/1.js',
    'javascript:alert(1)//.js',
    'a.js',
    '/api/weather/reine',
    '/a.js?x=1',
    '/a.js\n',
  ])('not start %j', (address) => expect(readPolicy().createScriptURL(address)).toBeNull())

  test('try out whether the browser draws, and make no other markup', () => {
    const { createHTML } = readPolicy()
    expect([createHTML('<svg/>'), createHTML('')]).toEqual(['<svg/>', ''])
    for (const html of ['<svg/><img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '<b>Reine</b>', ' ']) {
      expect(createHTML(html)).toBeNull()
    }
  })

  test('is said once, and not at all where the browser knows no Trusted Types', () => {
    trustedTypes.defaultPolicy = {}
    allowKnownLibraries()
    vi.stubGlobal('trustedTypes', undefined)
    allowKnownLibraries()
    expect(createPolicy).not.toHaveBeenCalled()
  })
})
