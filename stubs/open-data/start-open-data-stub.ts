import type { IncomingMessage } from 'node:http'
import { serveStub } from '#stubs/serve-stub.ts'
import {
  answerAsService,
  readScenario,
  type ServiceFault,
  type ServiceParts,
  type ServiceStubOptions,
} from '#stubs/start-service-stub.ts'
import { companies, inspections, overpass } from './houses-products.ts'
import { commons, drawPictures, pictureFiles, statistics } from './pictures-and-months-products.ts'
import { pointHeights, raster, trails } from './terrain-products.ts'

/** The open registers, each under the name of its host: `http://127.0.0.1:3113/data.brreg.no/…`. */
const products: Record<string, ServiceParts<string>> = {
  'overpass-api.de': overpass,
  'data.brreg.no': companies,
  'data.mattilsynet.no': inspections,
  'wfs.geonorge.no': trails,
  'ws.geonorge.no': pointHeights,
  'hoydedata.no': raster,
  'commons.wikimedia.org': commons,
  'thumb.wikimedia.org': pictureFiles,
  'upload.wikimedia.org': pictureFiles,
  'data.ssb.no': statistics,
}

/** Answers every question that is not its service’s: 50 MB of spaces. */
const hugeBytes = 50_000_000

/** Starts a stub of all registers that `npm run update` asks. A fault is one service’s: `{"service":"data.brreg.no","fault":{"kind":"cut-off"}}`. */
export async function startOpenDataStub(options: ServiceStubOptions = {}) {
  await drawPictures()
  const services = new Map(
    Object.entries(products).map(([host, { answer, ownFaults, wrongShape }]) => {
      const parts: ServiceParts<string> = {
        ownFaults: [...ownFaults, 'fifty-megabytes'],
        wrongShape,
        answer: (request, fault) => {
          const made = answer(request, fault)
          return fault === 'fifty-megabytes' ? { ...made, body: Buffer.alloc(hugeBytes, ' ') } : made
        },
      }
      return [host, answerAsService(parts, options)] as const
    }),
  )
  const hostOf = (address: URL) => address.pathname.split('/')[1] ?? ''
  function setFault(host: string, fault: ServiceFault<string> | null): void {
    const service = services.get(host)
    if (!service) throw new Error(`no service ${host}`)
    service.setFault(fault)
  }
  const { origin, close } = await serveStub({
    port: options.port ?? 0,
    requests: [...services.values()].flatMap((service) => service.requests),
    takeFault: (given) => {
      const { service, fault } = given as { service: string; fault: ServiceFault<string> | null }
      setFault(service, fault)
    },
    takeScenario: (given) => {
      for (const service of services.values()) service.setScenario(readScenario(given))
    },
    answer: async (request: IncomingMessage, response, address) => {
      const service = services.get(hostOf(address))
      if (service) await service.send(request, response, address)
      else response.writeHead(404).end()
    },
  })
  return { url: origin, close, setFault, requestsOf: (host: string) => services.get(host)?.requests ?? [] }
}
