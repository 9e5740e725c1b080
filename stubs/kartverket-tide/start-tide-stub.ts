import { refuse, type ServiceRequest, type ServiceStubOptions, startServiceStub } from '#stubs/start-service-stub.ts'

const hourMs = 3_600_000
// From one high water to the next.
const tideMs = 12.42 * hourMs

const ownFaults = ['error', 'no-data', 'other-datum', 'time-without-zone', 'dtd'] as const

/** Starts a stub of Kartverket's tide service: a moon that rises as steadily everywhere, later to the east. */
export function startTideStub(options: ServiceStubOptions = {}) {
  return startServiceStub({
    options,
    ownFaults,
    wrongShape: '<tide><locationdata><location name="X"/></locationdata></tide>',
    answer: (request, fault) => {
      const { searchParams, pathname } = request.address
      if (pathname !== '/tideapi.php') return refuse(404, 'Not found')
      const xml = (body: string) => ({ contentType: 'text/xml; charset=utf-8', body })
      if (searchParams.get('tide_request') !== 'locationdata' || fault === 'error') {
        return xml('<tide><error>Wrong tide_request</error></tide>')
      }
      if (fault === 'no-data') return xml(`<tide><locationdata><nodata info="Sorry. No data."/></locationdata></tide>`)
      return xml(writeAnswer(request, fault))
    },
  })
}

function writeAnswer(
  { address, now, answeredAt, scenario }: ServiceRequest,
  fault: (typeof ownFaults)[number] | null,
): string {
  const given = (name: string) => address.searchParams.get(name) ?? ''
  const [from, to] = ['fromtime', 'totime'].map((name) => Date.parse(`${given(name)}Z`) - (answeredAt - now)) as [
    number,
    number,
  ]
  const longitude = Number(given('lon'))
  const levels =
    given('datatype') === 'tab' ? listExtremes(from, to, longitude) : listHours(from, to, given('interval'))
  const zone = fault === 'time-without-zone' ? '' : '+00:00'
  const lines = levels.map(({ time, flag }) => {
    const height = heightAt(time, longitude)
    const written = new Date(time).toISOString().slice(0, 19) + zone
    return `<waterlevel value="${height.toFixed(1)}" time="${written}" flag="${flag}"/>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
${fault === 'dtd' ? '<!DOCTYPE tide [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>' : ''}<tide>
<service cominfo="Eksempel på en melding som kommer først"/>
<locationdata>
<location name="${given('lat')},${given('lon')}" code="KAB" latitude="${given('lat')}" longitude="${given('lon')}" delay="0" factor="1.00" obsname="Kabelvåg" obscode="KAB" descr="Tidevann fra Kabelvåg"/>
<reflevelcode>${fault === 'other-datum' ? 'NN2000' : given('refcode').toUpperCase()}</reflevelcode>
<data type="prediction" unit="cm">
${[...lines, ...(scenario === 'closed' ? ['<waterlevel value="" time="soon" flag="high"/>'] : [])].join('\n')}
</data>
</locationdata>
</tide>`
}

/** Returns the height in cm: 180 ± 90, more at new and full moon. */
function heightAt(time: number, longitude: number): number {
  const springs = 75 + 30 * Math.cos((4 * Math.PI * time) / (29.53 * 24 * hourMs))
  return 180 + springs * Math.cos((2 * Math.PI * (time - delayOf(longitude))) / tideMs)
}

function delayOf(longitude: number): number {
  return longitude * 0.03 * hourMs
}

function listExtremes(from: number, to: number, longitude: number) {
  const found = []
  const first = Math.ceil(((from - delayOf(longitude)) / tideMs) * 2)
  for (let half = first; ; half += 1) {
    const time = Math.round((half * tideMs) / 2 + delayOf(longitude))
    if (time >= to) return found
    found.push({ time, flag: half % 2 === 0 ? 'high' : 'low' })
  }
}

function listHours(from: number, to: number, interval: string) {
  const stepMs = interval === '60' ? hourMs : hourMs / 6
  return Array.from({ length: Math.floor((to - from) / stepMs) + 1 }, (_, index) => ({
    time: from + index * stepMs,
    flag: 'pre',
  }))
}
