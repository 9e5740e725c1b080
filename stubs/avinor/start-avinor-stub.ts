import { refuse, type ServiceRequest, type ServiceStubOptions, startServiceStub } from '#stubs/start-service-stub.ts'

const minuteMs = 60_000

const ownFaults = ['empty', 'other-airport', 'unknown-status', 'time-without-zone', 'no-airline', 'dtd', 'old'] as const
type AvinorFault = (typeof ownFaults)[number]

/** Starts a stub of Avinor's flights: on a storm day one is cancelled and one late, on a July day all are as planned. */
export function startAvinorStub(options: ServiceStubOptions = {}) {
  return startServiceStub({
    options,
    ownFaults,
    wrongShape: '<airport name="SVJ"><something/></airport>',
    answer: (request, fault) => {
      if (request.address.pathname !== '/XmlFeed/v1.0') return refuse(404, 'Not found')
      const body = Buffer.from(writeFlights(request, fault), 'latin1')
      return { contentType: 'application/xml', body }
    },
  })
}

function writeFlights({ address, now, weather, scenario }: ServiceRequest, fault: AvinorFault | null): string {
  const airport = fault === 'other-airport' ? 'OSL' : (address.searchParams.get('airport') ?? '')
  const other = airport === 'BOO' ? 'SVJ' : 'BOO'
  const isStorm = weather === 'storm'
  const write = (time: number) => {
    const written = new Date(time).toISOString()
    return fault === 'time-without-zone' ? written.slice(0, 19) : written.replace(/\.\d+/, '')
  }
  const status = (code: string, time: number) => `<status code="${code}" time="${write(time)}"/>`
  const rows = [
    { number: 809, at: now - 30 * minuteMs, direction: 'D', status: status('D', now - 25 * minuteMs) },
    { number: 810, at: now + 20 * minuteMs, direction: 'A', status: '<status code="N"/>' },
    {
      number: 811,
      at: now + 60 * minuteMs,
      direction: 'D',
      status: isStorm ? `${status('E', now + 105 * minuteMs)}<delayed>Y</delayed>` : '',
    },
    { number: 835, at: now + 300 * minuteMs, direction: 'D', status: isStorm ? status('C', now) : '' },
    {
      number: 836,
      at: now + 420 * minuteMs,
      direction: 'A',
      status: fault === 'unknown-status' ? status('Q', now) : '<via_airport>SKN,RET</via_airport>',
    },
  ]
  const flights = rows.map(
    (row) =>
      `<flight uniqueID="9${row.number}">${fault === 'no-airline' ? '' : '<airline>WF</airline>'}<flight_id>WF${row.number}</flight_id><dom_int>D</dom_int><schedule_time>${write(row.at)}</schedule_time><arr_dep>${row.direction}</arr_dep><airport>${other}</airport>${row.status}<gate>Ø1</gate></flight>`,
  )
  const odd = `<flight uniqueID="9900"><flight_id>900</flight_id><dom_int>D</dom_int><schedule_time>${write(now + 90 * minuteMs)}</schedule_time><arr_dep>D</arr_dep><airport>${other}</airport></flight>`
  const lastUpdate = fault === 'old' ? now - 3 * 3_600_000 : now - minuteMs
  return `<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>
${fault === 'dtd' ? '<!DOCTYPE airport [<!ENTITY a "aaaaaaaa">]>' : ''}<airport name="${airport}">
<flights lastUpdate="${new Date(lastUpdate).toISOString().replace('Z', '916Z')}">
${fault === 'empty' ? '' : [...flights, ...(scenario === 'closed' ? [odd] : [])].join('\n')}
</flights>
</airport>`
}
