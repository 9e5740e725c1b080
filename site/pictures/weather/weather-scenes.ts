import { join } from 'node:path'
import { z } from 'zod'
import { mapLanguages } from '#contract/languages.ts'
import { weatherPlaceKeys } from '#contract/weather.ts'
import type { PictureData } from '#pictures/draw-picture.ts'
import { readYaml } from '#site/editorial/read-content.ts'
import { checkPicture } from '#site/pictures/read-pictures.ts'
import { listWeatherPictures, nameWeatherPicture } from './choose-weather-picture.ts'

const file = 'pages/weather/pictures.yaml'

const baseScene = z.looseObject({ place: z.string(), view: z.string(), seed: z.number().int() })

/** What the pictures of the weather page begin with: for every place of the forecast its view and what stands there. */
const weatherScenes = z.strictObject(
  Object.fromEntries(weatherPlaceKeys.map((place) => [place, baseScene])) as Record<string, typeof baseScene>,
)

// These pictures get their words from the page, where place, light and weather are known by name.
const wordless = mapLanguages(() => 'The weather, drawn.')

/**
 * Returns every ready-made picture of the weather page with its name: each place of the forecast in every season, light
 * and weather that `chooseWeatherPicture` can choose. Throws a `ContentError` when the page's file cannot be used.
 */
export function listWeatherScenes(): { name: string; picture: PictureData }[] {
  const bases = readYaml(file, weatherScenes)
  return weatherPlaceKeys.flatMap((place) =>
    listWeatherPictures(place).map((choice) => {
      const { season, hour, weather } = choice
      const scene = { ...bases[place], season, hour, weather, alt: wordless }
      return { name: nameWeatherPicture(choice), picture: checkPicture(scene, join('content', file)) }
    }),
  )
}
