import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { hashOf } from '#desk/engine/files/content-files.ts'
import { Refused } from '#desk/engine/refused.ts'
import type { Guard } from './desk-parts.ts'

const startAgain = 'Open the address that npm run desk has printed, in a browser on this machine.'

/** Returns the names by which a browser on this machine calls the desk. */
export function listHosts(port: number): string[] {
  return ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`)
}

function cookieOf({ port }: Guard): string {
  return `desk-${port}`
}

/** Returns the cookie that the start address is exchanged for. */
export function makeCookie(guard: Guard): string {
  return `${cookieOf(guard)}=${guard.token}; Path=/desk; HttpOnly; SameSite=Strict`
}

export function isToken({ token }: Guard, given: string | null | undefined): boolean {
  return typeof given === 'string' && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)))
}

/** Throws `Refused` for a name of the machine that another site could make a browser believe in. */
export function checkHost({ port }: Guard, { host }: IncomingHttpHeaders): void {
  if (host === undefined || !listHosts(port).includes(host))
    throw new Refused(403, `The desk is not ${host ?? 'there'}.`, startAgain)
}

/** Throws `Refused` unless a request comes from the desk's own pages. */
export function checkAsker(guard: Guard, method: string, headers: IncomingHttpHeaders): void {
  checkHost(guard, headers)
  const changes = !['GET', 'HEAD'].includes(method)
  const { origin, 'sec-fetch-site': site } = headers
  const isOwn = origin === `http://${headers.host}`
  if ((origin !== undefined || changes) && !isOwn)
    throw new Refused(403, 'Another site asked this of the desk.', startAgain)
  const allowed = changes ? ['same-origin'] : ['same-origin', 'none']
  if (site !== undefined && !allowed.includes(String(site))) {
    throw new Refused(403, 'Another site led to the desk.', startAgain)
  }
  const cookies = (headers.cookie ?? '').split(/; */).map((cookie) => cookie.split('='))
  const given = cookies.find(([name]) => name === cookieOf(guard))?.[1]
  if (!isToken(guard, given)) throw new Refused(401, 'The desk does not know this browser.', startAgain)
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.ZodSafeParseResult<z.infer<Schema>> {
  try {
    return schema.safeParse(body)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Refused(400, 'The request is nested too deeply.')
  }
}

/** Returns the body of a request by its schema. Throws `Refused` (400) for any other. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = parse(schema, body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refused(
    400,
    `The desk did not understand ${issue?.path.join('.') || 'the request'}: ${issue?.message}`,
    'Load the page again.',
  )
}
