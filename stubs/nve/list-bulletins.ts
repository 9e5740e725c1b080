import type { ServiceRequest } from '#stubs/start-service-stub.ts'
import type { NveFault } from './list-hazards.ts'

interface Question {
  isDetailed: boolean
  region: number
  isNorwegian: boolean
  from: string
  to: string
}

/** Returns bulletins of the asked days: 4, 3 and an outlook of 2 in a storm, and in July nobody assesses anything. */
export function listBulletins(
  { weather }: Pick<ServiceRequest, 'weather'>,
  { isDetailed, region, isNorwegian, from, to }: Question,
  fault: NveFault | null,
) {
  const say = (norwegian: string, english: string) => (isNorwegian ? norwegian : english)
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  const levels = ['4', '3', '2']
  const one = (index: number) => {
    const date = new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10)
    const isOff = weather === 'july' || (fault === 'one-day-not-assessed' && index === 1)
    const level = isOff ? '0' : (levels[Math.min(index, 2)] ?? '2')
    const given = fault === 'other-english' && !isNorwegian ? '1' : level
    const simple = {
      RegId: isOff ? 0 : 900_000 + index,
      RegionId: fault === 'other-region' ? 3009 : region,
      RegionName: 'Lofoten og Vesterålen',
      DangerLevel: fault === 'unknown-level' ? '7' : given,
      ValidFrom: fault === 'time-of-nowhere' ? `${date} 00:00` : `${date}T00:00:00`,
      ValidTo: `${date}T23:59:59`,
      NextWarningTime: `${date}T16:00:00`,
      PublishTime: `${from}T08:10:00.123`,
      MainText: isOff
        ? say('Ikke vurdert', 'Not assessed')
        : fault === 'markup'
          ? '<b>Eksempel</b> & <script>alert(1)</script>'
          : say(
              `Eksempel: faregrad ${level}, mye fersk fokksnø.`,
              `Example: danger level ${level}, much fresh wind slab.`,
            ),
      LangKey: isNorwegian ? 1 : 2,
    }
    return isDetailed && !isOff && fault !== 'ten-thousand' ? { ...simple, ...describe(index, say, fault) } : simple
  }
  const list = Array.from({ length: fault === 'ten-thousand' ? 10_000 : days }, (_, index) =>
    one(fault === 'ten-thousand' ? index % 3 : index),
  )
  if (fault !== 'twice') return list
  // An older bulletin of the same day, and one that nobody assessed.
  const older = list.map((given) => ({ ...given, DangerLevel: '1', PublishTime: `${from}T07:00:00` }))
  const empty = list.map((given) => ({ ...given, DangerLevel: '0', PublishTime: `${from}T10:00:00` }))
  return [...older, ...list, ...empty]
}

function describe(index: number, say: (norwegian: string, english: string) => string, fault: NveFault | null) {
  const danger = 'Eksempel: naturlig utløste skred ventes.'
  return {
    IsTendency: index === 2,
    Author: 'Somebody Whose Name Is Not Shown',
    AvalancheDanger:
      fault === 'endless-text'
        ? 'x'.repeat(30_000)
        : fault === 'norwegian-in-english'
          ? danger
          : say(danger, 'Example: natural avalanches are expected.'),
    EmergencyWarning: say('Ikke gitt', 'Not given'),
    SnowSurface: say('Eksempel: hard fokksnø over skoggrensen.', 'Example: hard wind slab above the tree line.'),
    CurrentWeaklayers: say('Eksempel: kantkorn over et skarelag.', 'Example: facets above a crust.'),
    LatestAvalancheActivity: null,
    LatestObservations: say('Eksempel: flere ferske skred.', 'Example: several fresh avalanches.'),
    MountainWeather: {
      CloudCoverName: say('Skyet', 'Cloudy'),
      Comment: null,
      MeasurementTypes: [
        {
          Name: say('Vind', 'Wind'),
          MeasurementSubTypes: [
            { Name: say('Styrke', 'Speed'), Value: say('Liten storm', 'Near gale') },
            { Name: say('Retning', 'Direction'), Value: say('SV', 'SW') },
            { Name: say('Tid', 'Time'), Value: null },
          ],
        },
      ],
      MeasurementTexts:
        fault === 'values-only'
          ? []
          : [{ Text: say('20-40 mm nedbør.', '20-40 mm precipitation.') }, { Text: '-1 °C.' }],
    },
    AvalancheProblems: [
      {
        AvalancheProblemTypeId: 10,
        AvalancheProblemTypeName: say('Fokksnø (flakskred)', 'Wind drifted snow (slab avalanches)'),
        AvalCauseName: say('Nedføyket svakt lag', 'Buried weak layer of new snow'),
        AvalTriggerSimpleName: say('Lett å løse ut', 'Easy to trigger'),
        AvalProbabilityName: say('Meget sannsynlig', 'Very likely'),
        DestructiveSizeExtName: say('3 - Store', '3 - Large'),
        AvalPropagationName: say('Mange bratte heng', 'Many steep slopes'),
        TriggerSenitivityPropagationDestuctiveSizeText: say(
          'Eksempel: skred kan løses ut.',
          'Example: avalanches can release.',
        ),
        ValidExpositions: '11100001',
        ExposedHeight1: 400,
        ExposedHeight2: 0,
        ExposedHeightFill: 1,
      },
    ],
    AvalancheAdvices: [
      { AdviceID: 0, ImageUrl: '', Text: say('Eksempel: unngå bratt terreng.', 'Example: avoid steep terrain.') },
    ],
  }
}
