import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

// Sets the clock of a process: `CLOCK_OFFSET_MS=-3600000 node --import ./stubs/set-clock.ts server/main.ts` is an hour behind. For
// the demo, whose server and stand-ins have one time, which pages read from the `Date` of the answers.

const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0)
const RealDate = Date
const now = () => RealDate.now() + offsetMs

globalThis.Date = new Proxy(RealDate, {
  apply: () => new Date().toString(),
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

// Node writes this header from a clock of its own.
subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse }
  response.setHeader('date', new Date(now()).toUTCString())
})
