import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { servicesOff } from '#server/testing/services-off.ts'
import { type LoadOptions, type LoadRequest, type LoadResult, sendLoad } from './send-load.ts'
import { sendLoadWithWrk } from './send-load-with-wrk.ts'

const projectFolder = join(import.meta.dirname, '../..')

// With two cores, one serves and one sends.
const pinning = findProgram('taskset')
const wrk = findProgram('wrk')

/** Returns the path of a program if it is installed. */
export function findProgram(name: string): string | undefined {
  return ['/usr/bin', '/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

/** `work`: processor time per request in µs. */
export type Measured = LoadResult & { work: number }

export interface RunningServer {
  process: ChildProcess
  port: number
  /** The server behind this proxy; its work counts too. */
  behind?: RunningServer
}

/** An answer of the guide that reference servers repeat, read from standard input. */
export interface SameAnswer {
  path: string
  /** Names and values in turn. */
  headers: string[]
  body: string
  /** Stringify the body for every request. */
  isStringified?: boolean
}

interface Load {
  connections: number
  rounds: number
  seconds: number
}

/** Returns the requested load, limited for a shared machine. */
export function boundLoad({ connections, rounds, seconds }: Record<keyof Load, string>): Load {
  return {
    connections: Math.min(1000, Number(connections)),
    rounds: Math.min(20, Number(rounds)),
    seconds: Math.min(30, Number(seconds)),
  }
}

/** Returns the conditions of a run as a heading. */
export function describeRun({ connections, rounds, seconds }: Load, isPinned: boolean): string {
  return `node ${process.version}, ${connections} connections, ${rounds} rounds of ${seconds} s, pinned: ${isPinned}, asked by ${wrk ? 'wrk' : 'our own client'}`
}

export function describeSameAnswer(path: string, headers: IncomingHttpHeaders, body: Buffer): SameAnswer {
  // Node also writes these itself in the reference.
  const own = ['date', 'connection', 'keep-alive']
  const fields = Object.entries(headers).filter(([name]) => !own.includes(name)) as [string, string][]
  return { path, headers: fields.flat(), body: body.toString('base64') }
}

/** Pins this process to a core. Returns whether that was possible. */
export function takeOwnCore(): boolean {
  if (pinning) execFileSync(pinning, ['-p', '-c', '1', String(process.pid)], { stdio: 'ignore' })
  return pinning !== undefined
}

// As scripts/start.mjs starts the guide; the same for all, so that none is favoured.
const smallNewSpace = '--max-semi-space-size=4'

/** Starts a server on the other core; resolves when it is ready. `input` goes to its standard input. */
export async function startServer(
  file: string,
  { port, environment = {}, input = '' }: { port: number; environment?: Record<string, string>; input?: string },
): Promise<RunningServer> {
  const server = spawnOnFirstCore([process.execPath, smallNewSpace, join(projectFolder, file)], {
    env: { ...process.env, ...servicesOff, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  server.stdin?.end(input)
  for await (const line of server.stdout ?? []) if (String(line).includes('ready')) return { process: server, port }
  throw new Error(`${file} ended before it was ready`)
}

/** Starts another program on that core; resolves when it accepts connections. */
export async function startProgram(command: string[], { port }: { port: number }): Promise<RunningServer> {
  const server = spawnOnFirstCore(command, { stdio: ['ignore', 'inherit', 'inherit'] })
  const isAccepting = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
  while (!(await isAccepting())) {
    if (server.exitCode !== null) throw new Error(`${command[0]} ended before it was ready`)
    await wait(20)
  }
  return { process: server, port }
}

function spawnOnFirstCore(command: string[], options: SpawnOptions): ChildProcess {
  const [program = '', ...parameters] = pinning ? [pinning, '-c', '0', ...command] : command
  return spawn(program, parameters, options)
}

export async function stopServer({ process: server }: RunningServer): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await ended
}

/** Returns resident memory in MiB. */
export function readMemory({ process: server }: RunningServer): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

/** Returns processor time in µs, which other load on the machine does not increase, unlike elapsed time. */
function readProcessorTime({ process: server, behind }: RunningServer): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticksPerSecond = 100
  const own = ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
  return own + (behind ? readProcessorTime(behind) : 0)
}

interface Turns extends Load {
  request: LoadRequest
}

/** Measures the servers in turns; resolves with the results of every round. */
export async function measureInTurns<Name extends string>(
  servers: Readonly<Record<Name, RunningServer>>,
  { request, connections, rounds, seconds }: Turns,
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(servers) as Name[]
  const results = Object.fromEntries(names.map((name): [Name, Measured[]] => [name, []])) as Record<Name, Measured[]>
  for (let round = 0; round < rounds; round += 1) {
    // Alternating order, so that no server always has the same neighbour.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const server = servers[name]
      await send({ port: server.port, request, connections, seconds: 0.5 })
      const workBefore = readProcessorTime(server)
      const result = await send({ port: server.port, request, connections, seconds })
      results[name].push({ ...result, work: (readProcessorTime(server) - workBefore) / result.requests })
    }
  }
  return results
}

function send(options: LoadOptions): Promise<LoadResult> {
  return wrk ? sendLoadWithWrk(wrk, options) : sendLoad(options)
}

/** Returns the median over the rounds. */
export function middleOf(runs: readonly Measured[], key: keyof Measured): number {
  return median(runs.map((run) => run[key]))
}

/** Returns ratios to a reference within each round by `rate` and `work`: the median, and the extremes in brackets. */
export function compareWith(runs: readonly Measured[], reference: readonly Measured[]): { rate: string; work: string } {
  const describe = (ratioOf: (run: Measured, other: Measured) => number): string => {
    const ratios = runs.map((run, index) => ratioOf(run, reference[index] as Measured))
    return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
  }
  return {
    rate: describe((run, other) => run.requestsPerSecond / other.requestsPerSecond),
    work: describe((run, other) => other.work / run.work),
  }
}

/** NaN of an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** Prints a Markdown table as in bench/README.md. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
  console.log(['', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'))
}
