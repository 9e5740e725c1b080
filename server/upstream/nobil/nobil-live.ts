import * as z from 'zod'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { ChargingStatus, PointStatus } from '#server/services/today/charging-source.ts'
import { askService, type ServiceOptions } from '#server/upstream/ask-service.ts'

interface NobilLiveOptions extends ServiceOptions {
  key: string
  /** Whether a station is the guide's; messages are about all of Norway. */
  isWanted: (stationId: string) => boolean
  pauses?: Partial<Pauses>
}

interface Pauses {
  /** Before the next attempt; doubles with each one that fails. */
  first: number
  longest: number
  /** After a refused key. */
  refused: number
  /** Without any message a connection counts as lost. */
  silence: number
}

const usualPauses: Pauses = { first: 30_000, longest: 30 * 60_000, refused: 6 * 3_600_000, silence: 30 * 60_000 }
const defaultTimeLimitMs = 10_000
const mostFrameCharacters = 10_000
// More than all wanted stations have.
const mostPoints = 2000

const access = z.object({ accessToken: z.string().max(5000) })
const frame = z.object({
  nobilId: z.string().max(50),
  evseUId: z.string().min(1).max(200),
  status: z.string().max(50),
})

const states: Record<string, PointStatus['state']> = {
  AVAILABLE: 'free',
  BLOCKED: 'occupied',
  CHARGING: 'occupied',
  RESERVED: 'occupied',
  INOPERATIVE: 'outOfOrder',
  OUTOFORDER: 'outOfOrder',
}

const nothing: ReadonlyMap<string, PointStatus> = new Map()

/** Listens to Enova's stream of NOBIL's status (`nobil/real-time/v1`) until it is stopped, and comes back after every end. */
export function nobilLive(options: NobilLiveOptions): ChargingStatus {
  const { clock, isWanted, log } = options
  const pauses = { ...usualPauses, ...options.pauses }
  const stations = new Map<string, Map<string, PointStatus>>()
  let failures = 0
  let points = 0
  let socket: WebSocket | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  function wait(milliseconds: number, then: () => void): void {
    if (timer) clearTimeout(timer)
    timer = isStopped ? null : setTimeout(then, milliseconds).unref()
  }

  function comeBack(reason: unknown): void {
    socket = null
    if (isStopped) return
    const isRefused = reason instanceof UpstreamFailure && reason.reason === 'refused'
    const retryAfter = reason instanceof UpstreamFailure ? reason.retryAfter : 0
    const pause = Math.max(
      retryAfter,
      isRefused ? pauses.refused : Math.min(pauses.longest, pauses.first * 2 ** failures),
    )
    failures += 1
    log.warn({ err: reason, pause }, 'no live status of charging stations')
    // Not all processes at once.
    wait(pause * (1 + Math.random() / 4), () => void connect())
  }

  async function connect(): Promise<void> {
    try {
      const address = await askForAddress(options)
      if (!isStopped) listen(address)
    } catch (error) {
      comeBack(error)
    }
  }

  function listen(address: string): void {
    const opened = new WebSocket(address)
    socket = opened
    const lose = (reason: string) => {
      // Of several signs of one end the first counts.
      if (socket !== opened) return
      socket = null
      opened.close()
      comeBack(new Error(reason))
    }
    let isPuzzled = false
    const expectMessage = () => wait(pauses.silence, () => lose('the stream is silent'))
    opened.addEventListener('message', ({ data }) => {
      expectMessage()
      const read = readFrame(data)
      if (read) {
        keep(read)
        // A stream that only opens and closes is asked less and less often.
        failures = 0
      } else if (!isPuzzled) {
        isPuzzled = true
        log.warn({}, 'a message about charging stations that nobody understands')
      }
    })
    opened.addEventListener('error', () => lose('the stream failed'))
    opened.addEventListener('close', () => lose('the stream ended'))
    expectMessage()
  }

  function keep({ nobilId, evseUId, status }: z.infer<typeof frame>): void {
    if (!isWanted(nobilId)) return
    const known = stations.get(nobilId) ?? new Map<string, PointStatus>()
    if (!known.has(evseUId)) {
      if (points >= mostPoints) return
      points += 1
    }
    known.set(evseUId, { state: states[status.toUpperCase()] ?? 'unknown', receivedAt: clock() })
    stations.set(nobilId, known)
  }

  void connect()
  return {
    find: (stationId) => stations.get(stationId) ?? nothing,
    stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      socket?.close()
      socket = null
    },
  }
}

/** Resolves with the address of the stream, which holds a secret and is neither logged nor kept. */
async function askForAddress(options: NobilLiveOptions): Promise<string> {
  const { baseUrl, userAgent, clock, key, timeLimitMs = defaultTimeLimitMs } = options
  const { value } = await askService({
    service: "Enova's stream",
    address: `${baseUrl}/nobil/real-time/v1/Realtime`,
    userAgent,
    headers: { accept: 'application/json', 'x-api-key': key },
    body: '',
    isSecret: true,
    timeLimitMs,
    sizeLimitBytes: 100_000,
    read: (text) => access.parse(JSON.parse(text)).accessToken,
    lifetimeMs: 0,
    clock,
  })
  // Unencrypted only from a stand-in, which is so itself.
  const isUsable = value.startsWith('wss://') || (baseUrl.startsWith('http://') && value.startsWith('ws://'))
  if (!isUsable || !URL.canParse(value)) throw new UpstreamFailure('wrong-answer', 'Enova named no address of a stream')
  return value
}

function readFrame(data: unknown): z.infer<typeof frame> | null {
  if (typeof data !== 'string' || data.length > mostFrameCharacters) return null
  try {
    return frame.parse(JSON.parse(data))
  } catch {
    return null
  }
}
