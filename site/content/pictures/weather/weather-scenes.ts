import { join } from 'node:path'
import { z } from 'zod'
import { mapLanguages } from '#contract/languages.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import type { PictureData } from '#pictures/draw-picture.ts'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { checkPicture } from '#site/content/pictures/read-pictures.ts'
import { listWeatherPictures, nameWeatherPicture } from './choose-weather-picture.ts'

const file = 'pages/weather/pictures.yaml'

const baseScene = z.looseObject({ place: z.string(), view: z.string(), seed: z.number().int() })

/** The base scene of the weather pictures for each forecast place. */
const weatherScenes = z.strictObject(
  Object.fromEntries(weatherPlaceKeys.map((place) => [place, baseScene])) as Record<string, typeof baseScene>,
)

// The page describes these pictures itself, with place, light and weather.
const wordless = mapLanguages(() => 'The weather, drawn.')

/** Returns all prepared weather pictures with their names. Throws a `ContentError` for an unusable pictures.yaml. */
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
