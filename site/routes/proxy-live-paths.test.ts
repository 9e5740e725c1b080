import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { createServer as createViteServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { pages } from './pages.ts'
import { proxyLivePaths } from './proxy-live-paths.ts'

const ends: (() => Promise<unknown>)[] = []
let development = ''

beforeAll(async () => {
  const live = createServer((_, response) => response.end('live')).listen(0, '127.0.0.1')
  await once(live, 'listening')
  ends.push(() => new Promise((resolve) => live.close(resolve)))
  const vite = await createViteServer({
    configFile: false,
    root: tmpdir(),
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      ws: false,
      watch: null,
      proxy: proxyLivePaths(`http://127.0.0.1:${(live.address() as AddressInfo).port}`),
    },
    // Answers what the proxy leaves, as Astro does.
    plugins: [
      {
        name: 'pages',
        configureServer:
          ({ middlewares }) =>
          () =>
            middlewares.use((_, response) => response.end('page')),
      },
    ],
  })
  await vite.listen()
  ends.push(() => vite.close())
  development = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
})

afterAll(() => Promise.all(ends.map((end) => end())))

const ask = async (path: string) => (await fetch(development + path)).text()

it('leaves every page of the guide to Astro, whatever its address begins with', async () => {
  const paths = Object.values(pages).flatMap((page) => [
    ...languageKeys.map((language) => page.paths[language].replaceAll(/\[\w+\]/g, 'reine')),
    ...Object.values('formerPaths' in page ? page.formerPaths : {}),
  ])
  expect(paths).toContain('/restauranter/reine')
  for (const path of paths) expect([path, await ask(encodeURI(path))]).toEqual([path, 'page'])
})

it.each(['/api/today', '/functions/v1/expedia-api?x=1', '/rest/v1/hotel_images'])('passes on %s', async (path) => {
  expect(await ask(path)).toBe('live')
})
