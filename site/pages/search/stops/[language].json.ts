import type { APIRoute, GetStaticPaths } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { listFerryFares } from '#site/content/model/pages/camper-copy.ts'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { listEmergencyNumbers, readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { lightSentenceWords } from '#site/domain/calendar/light-words.ts'
import { describeReadyPlans } from '#site/features/trip/plan/list-ready-plans.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import type { LanguageProps } from '#site/page-list/language-paths.ts'
import { hrefFor } from '#site/routes/path-for.ts'

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths

/** Returns what the trip's page needs in a language: stops, roads, words. */
export const GET: APIRoute<LanguageProps> = ({ props: { language } }) =>
  Response.json({
    atlas: describeAtlas(language),
    ready: describeReadyPlans(language),
    fares: listFerryFares(language),
    words: readMyTrip(language).words,
    light: pickWords(language, lightSentenceWords),
    chargersHref: hrefFor('evCharging', language),
    credit: translator(language)('mapPage.chart.coast'),
    sky: pickWords(language, ['weather.symbol.']),
    backBy: pickWords(language, ['backBy.']),
    emergency: {
      numbers: listEmergencyNumbers(readTravelInfo(language)),
      words: pickWords(language, ['myPosition.sayTitle', 'myPosition.say.']),
    },
  } satisfies TripData)
