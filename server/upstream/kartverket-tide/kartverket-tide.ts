import type { TideQuestion, TideSource } from '#server/services/today/tide-source.ts'
import { askService, type ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach } from '#server/upstream/read-each.ts'
import { decodeXml } from '#server/upstream/read-xml.ts'
import { readCurve, readExtremes } from './tide-body.ts'

const sizeLimitBytes = 1_000_000
const defaultTimeLimitMs = 8000

// A prediction follows from the moon and is the same tomorrow; all users of the service share its limits.
const lifetimeMs = 24 * 3_600_000

/** Returns predictions of the tide by Kartverket (`vannstand.kartverket.no/tideapi.php`): two requests a question. */
export function kartverketTide(options: ServiceOptions): TideSource {
  const { baseUrl, userAgent, clock, log, timeLimitMs = defaultTimeLimitMs } = options
  const readEach = createReadEach('Kartverket', log)

  function request<Value>(question: TideQuestion, kind: Record<string, string>, read: (text: string) => Value) {
    return askService({
      service: 'Kartverket',
      address: `${baseUrl}/tideapi.php?${describeQuestion(question, kind)}`,
      userAgent,
      headers: { accept: 'application/xml' },
      timeLimitMs,
      sizeLimitBytes,
      decode: decodeXml,
      read,
      lifetimeMs,
      clock,
    })
  }

  return {
    name: baseUrl,
    longestAnswerMs: 2 * timeLimitMs,
    async ask(question) {
      const extremes = await request(question, { datatype: 'tab' }, (text) => readExtremes(text, readEach))
      const hourly = { datatype: 'pre', interval: '60' }
      const curve = await request(question, hourly, (text) => readCurve(text, readEach))
      return { ...curve, value: { ...extremes.value, curve: curve.value } }
    },
  }
}

function describeQuestion({ latitude, longitude, from, to }: TideQuestion, kind: Record<string, string>): string {
  return new URLSearchParams({
    tide_request: 'locationdata',
    lat: String(latitude),
    lon: String(longitude),
    fromtime: new Date(from).toISOString().slice(0, 16),
    totime: new Date(to).toISOString().slice(0, 16),
    ...kind,
    refcode: 'cd',
    lang: 'en',
    // By default times are Norwegian winter time, all year.
    tzone: '0',
    dst: '0',
  }).toString()
}
