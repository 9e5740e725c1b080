// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Stands in for the worker: answers, or fails as one that cannot start. */
class WorkerStandIn extends EventTarget {
  static fails = false
  postMessage(message: { id?: number }) {
    queueMicrotask(() => {
      if (WorkerStandIn.fails) this.dispatchEvent(new Event('error'))
      else if (message.id)
        this.dispatchEvent(
          new MessageEvent('message', { data: { id: message.id, answer: { kind: 'none', near: [] } } }),
        )
    })
  }
}

const fetched = vi.fn()

beforeEach(() => {
  vi.resetModules()
  WorkerStandIn.fails = false
  document.documentElement.lang = 'de'
  fetched.mockReset().mockImplementation(async () => new Response('{"pages":[]}'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('Worker', WorkerStandIn)
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('./ask-guide.ts')

it('asks in the language of the page, whose text it fetches once', async () => {
  const { askGuide } = await load()
  expect(await askGuide('  ')).toEqual({ kind: 'empty' })
  expect(fetched).not.toHaveBeenCalled()
  expect(await askGuide('Reine')).toEqual({ kind: 'none', near: [] })
  await askGuide('Nusfjord')
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/search/text/de.json'])
})

it('says that it failed when the text does not come, and asks again', async () => {
  const { askGuide } = await load()
  fetched.mockImplementationOnce(async () => new Response('', { status: 503 }))
  await expect(askGuide('Reine')).rejects.toThrow('/search/text/de.json')
  expect(await askGuide('Reine')).toEqual({ kind: 'none', near: [] })
})

it('says that it failed when the worker does not start, with the question that waits and the next', async () => {
  WorkerStandIn.fails = true
  const { askGuide } = await load()
  await expect(askGuide('Reine')).rejects.toThrow('could not start')
  await expect(askGuide('Reine')).rejects.toThrow('could not start')
})
