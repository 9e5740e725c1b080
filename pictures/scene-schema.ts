import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { faultOfConditions, hours, seasons, weathers } from './light/conditions.ts'

const described = (what: string) => inEveryLanguage(z.string().min(10)).describe(what)

const words = {
  alt: described('What is seen and felt, for people who do not see it'),
  caption: described('Where you stand, which way you look, when; waters in *asterisks*').optional(),
}

const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** `content/pictures/<id>.yaml` of a place. */
export const sceneSchema = z
  .strictObject({
    place: z.string().describe('A file of pictures/places'),
    view: z.string().describe('One of the place’s views'),
    season: z.enum(seasons),
    hour: z.enum(hours),
    weather: z.enum(weathers),
    seed: z.number().int().describe('Another number gives other clouds, ripples and grass'),
    clouds: z.array(box).optional().describe('x, y, width, height of each; without it the weather brings its own'),
    aurora: z.enum(['faint', 'strong']).optional().describe('Northern lights, only by night'),
    sunPath: z.boolean().default(false).describe('Shows where the sun stands every half hour'),
    foregrounds: z.array(z.looseObject({ kind: z.string() })).default([]),
    focus: z.number().min(0).max(1).optional().describe('What a narrow window keeps; without it the view’s'),
    ...words,
  })
  .superRefine((scene, context) => {
    const fault = faultOfConditions(scene)
    if (fault) context.addIssue({ code: 'custom', path: ['hour'], message: fault })
    if (scene.aurora && scene.hour !== 'night')
      context.addIssue({ code: 'custom', path: ['aurora'], message: 'northern lights need hour: night.' })
  })

export type SceneData = z.infer<typeof sceneSchema>

/** `content/pictures/<id>.yaml` of a thing, 400 × 400. */
export const vignetteSchema = z.strictObject({
  vignette: z.string().describe('A file of pictures/vignettes'),
  season: z.enum(seasons).default('summer'),
  hour: z.enum(hours).default('noon'),
  weather: z.enum(weathers).default('clear'),
  seed: z.number().int().default(1),
  focus: z.number().min(0).max(1).default(0.5),
  ...words,
})

export type VignetteData = z.infer<typeof vignetteSchema>
