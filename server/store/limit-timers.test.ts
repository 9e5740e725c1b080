import { expect, test, vi } from 'vitest'
import { prepareTestDatabases, startDatabaseProcess } from '#server/testing/databases.ts'
import { limitTimers } from './limit-timers.ts'

const month = 31 * 24 * 60 * 60_000

test('a timer for a month waits, and one for a moment does what it is asked', async () => {
  const scope = { setTimeout }
  limitTimers(scope)
  const early = vi.fn()
  const timer = scope.setTimeout(early, month)
  const said = await new Promise((resolve) => scope.setTimeout(resolve, 20, 'words'))
  clearTimeout(timer)
  expect(said).toBe('words')
  expect(early).not.toHaveBeenCalled()
})

// The embedded database sets its first timer for ten seconds.
test.runIf(process.env.VERIFY === 'all')(
  'a clock that is set back by a month starts no loop in the embedded database',
  async () => {
    const databases = prepareTestDatabases()
    const setBack = `
    import { isMainThread } from 'node:worker_threads'
    const { now } = Date
    const offset = () => (performance.now() > 5000 ? -${month} : 0)
    globalThis.Date = class extends Date {
      constructor(...args) { args.length > 0 ? super(...args) : super(now() + offset()) }
      static now() { return now() + offset() }
    }
    if (!isMainThread) process.on('warning', ({ name }) => console.log(name))`
    const place = await databases.embedded.createPlace()
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(setBack)}`
    const running = startDatabaseProcess({ ...place, ...{ NODE_OPTIONS } }, ['open'])
    expect(await running.nextLine()).toBe('open')
    await new Promise((resolve) => setTimeout(resolve, 20_000))
    running.process.stdin?.end()
    expect(await running.remainingLines()).toEqual([])
    await databases.clear()
  },
  120_000,
)
