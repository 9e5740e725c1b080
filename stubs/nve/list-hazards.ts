import type { ServiceRequest } from '#stubs/start-service-stub.ts'

const sharedFaults = ['empty', 'object', 'english-503', 'english-429'] as const

const avalancheFaults = [
  ...['no-detail', 'one-day-not-assessed', 'unknown-level', 'other-region', 'twice', 'markup', 'norwegian-in-english'],
  ...['other-english', 'time-of-nowhere', 'ten-thousand', 'endless-text', 'values-only'],
] as const

const hazardFaults = [
  ...['unknown-level', 'markup', 'exercise', 'one-day', 'elsewhere', 'time-of-nowhere', 'ten-thousand'],
  ...['norwegian-in-english'],
] as const

/** Of bulletins, of warnings, and of both. */
export const nveFaults = [...new Set([...sharedFaults, ...avalancheFaults, ...hazardFaults])]

export type NveFault = (typeof nveFaults)[number]

const dayMs = 86_400_000
// Six of Lofoten's, one of the mainland.
const municipalities = ['1856', '1857', '1859', '1860', '1865', '1874', '1804']
const warned = { flood: ['1860', '1865'], landslide: ['1859', '1874'] }

interface Question {
  service: 'flood' | 'landslide'
  isNorwegian: boolean
}

/** Returns a record for each municipality and day, green ones too: in a storm a yellow flood and an orange landslide. */
export function listHazards(
  { now, weather, scenario }: Pick<ServiceRequest, 'now' | 'weather' | 'scenario'>,
  { service, isNorwegian }: Question,
  fault: NveFault | null,
) {
  const say = (norwegian: string, english: string) =>
    isNorwegian || fault === 'norwegian-in-english' ? norwegian : english
  const today = Math.floor(now / dayMs) * dayMs
  const write = (time: number) => new Date(time).toISOString().slice(0, fault === 'time-of-nowhere' ? 10 : 19)
  const isFlood = service === 'flood'
  const records = municipalities.flatMap((municipality) =>
    [0, 1, 2].map((day) => {
      const isWarned =
        weather === 'storm' &&
        (fault === 'elsewhere' ? municipality === '1804' : warned[service].includes(municipality)) &&
        day < (fault === 'one-day' ? 1 : 2)
      const shared = {
        MunicipalityList: [{ Id: municipality, Name: municipality }],
        LangKey: isNorwegian ? 1 : 2,
        CapStatus: fault === 'exercise' ? 'test' : 'actual',
        // From seven to seven by clocks in Norway.
        ValidFrom: write(today + day * dayMs + 7 * 3_600_000),
        ValidTo: write(today + (day + 1) * dayMs + 7 * 3_600_000 - 60_000),
        // Nothing is published before it is written.
        PublishTime: `${write(Math.min(today + 9 * 3_600_000, now - 60_000))}.4807245`,
      }
      if (!isWarned) {
        return {
          ...shared,
          Id: 'xxx',
          ActivityLevel: '1',
          DangerTypeName: null,
          MainText: say('Grønt nivå', 'Green level'),
        }
      }
      return {
        ...shared,
        Id: String((isNorwegian ? 800_000 : 900_000) + (isFlood ? 1 : 2)),
        ActivityLevel: fault === 'unknown-level' ? '9' : isFlood ? '2' : '3',
        DangerTypeName: isFlood ? say('Flomfare', 'Flood danger') : say('Jord- og flomskredfare', 'Landslide danger'),
        MainText: say('Eksempel: varsel.', 'Example: a warning.'),
        WarningText:
          fault === 'markup'
            ? '<script>alert(1)</script>'
            : say('Eksempel: det har regnet mye.', 'Example: much rain has fallen.'),
        AdviceText: say('Eksempel: hold deg unna bekker.', 'Example: keep away from streams.'),
        ConsequenceText: say('Eksempel: veger kan bli stengt.', 'Example: roads may be closed.'),
      }
    }),
  )
  return fault === 'ten-thousand'
    ? Array.from({ length: 10_000 }, (_, index) => records[index % records.length])
    : [...records, ...(scenario === 'closed' ? [{ Id: 'xxx', ActivityLevel: '2', MunicipalityList: null }] : [])]
}
