import {
  refuse,
  type ServiceAnswer,
  type ServiceParts,
  type ServiceStubOptions,
  startServiceStub,
} from '#stubs/start-service-stub.ts'
import { listBulletins } from './list-bulletins.ts'
import { listHazards, type NveFault, nveFaults } from './list-hazards.ts'

const avalanchePath =
  /^\/hydrology\/forecast\/avalanche\/v6\.3\.0\/api\/AvalancheWarningByRegion\/(Simple|Detail)\/(\d+)\/([12])\/(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/
const hazardPath = /^\/hydrology\/forecast\/(flood|landslide)\/v1\.0\.10\/api\/Warning\/County\/(\d+)\/([12])$/

/** Avalanche bulletins of a region, and warnings of floods and landslides of a county. */
export const nveService: ServiceParts<NveFault> = {
  ownFaults: nveFaults,
  wrongShape: '[{"Level":3},{"Level":4}]',
  answer: (request, fault) => {
    const { pathname } = request.address
    const [, detail = '', region = '', bulletinLanguage, from = '', to = ''] = avalanchePath.exec(pathname) ?? []
    const [, hazard = '', , hazardLanguage] = hazardPath.exec(pathname) ?? []
    const language = bulletinLanguage ?? hazardLanguage
    if (language === undefined) return refuse(404, '{"Message":"No HTTP resource was found"}', 'application/json')
    if (language === '2' && fault === 'english-503') return refuse(503, 'No')
    if (language === '2' && fault === 'english-429') {
      return { ...refuse(429, 'No'), headers: { 'retry-after': '60' } }
    }
    if (fault === 'no-detail' && detail === 'Detail') return refuse(404, 'No')
    if (fault === 'object') return answerJson({ Message: 'An error has occurred.' })
    if (fault === 'empty') return answerJson([])
    const isNorwegian = language === '1'
    // A stale answer has the days of its own time, whatever was asked for.
    const dayOf = (day: string) =>
      new Date(Date.parse(day) - (request.answeredAt - request.now)).toISOString().slice(0, 10)
    return answerJson(
      detail === ''
        ? listHazards(request, { service: hazard as 'flood' | 'landslide', isNorwegian }, fault)
        : listBulletins(
            request,
            { isDetailed: detail === 'Detail', region: Number(region), isNorwegian, from: dayOf(from), to: dayOf(to) },
            fault,
          ),
    )
  },
}

function answerJson(body: object): ServiceAnswer {
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}

/** Starts a stub of NVE: a storm loosens avalanches, floods and landslides, in July nothing is assessed and all is green. */
export function startNveStub(options: ServiceStubOptions = {}) {
  return startServiceStub({ options, ...nveService })
}
