import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Each test has the module anew, because it remembers what it brought.
let server: Server
let asked: string[]
let dropped: number

const files: Record<string, string> = {
  '/_assets/page.js': 'import{a}from"./shared.js";import "./styles.js";export const b=a;import("./later.js")',
  '/_assets/shared.js': 'import"../_assets/deep.js";export const a=1',
  '/_assets/styles.js': '',
  '/_assets/deep.js': 'import"./shared.js"',
}

beforeEach(async () => {
  vi.resetModules()
  asked = []
  dropped = 0
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (dropped > 0) {
      dropped -= 1
      response.destroy()
      return
    }
    const text = files[url]
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/javascript' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubGlobal('addEventListener', () => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

/** Brings a script; Node cannot import it by its address afterwards, which is the browser's work. */
async function bring(path: string): Promise<void> {
  const { bringScript } = await import('./bring-script.ts')
  await bringScript(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
}

it('fetches a script and what it imports, each once, and not what it may import later', async () => {
  await bring('/_assets/page.js')
  expect(asked.toSorted()).toEqual(Object.keys(files).toSorted())
})

it('asks again for what the line drops', async () => {
  dropped = 2
  await bring('/_assets/page.js')
  expect(asked.filter((path) => path === '/_assets/page.js')).toHaveLength(3)
  expect(new Set(asked)).toEqual(new Set(Object.keys(files)))
})

it('leaves an answer that says no to whoever imports it', async () => {
  await bring('/_assets/gone.js')
  expect(asked).toEqual(['/_assets/gone.js'])
})
