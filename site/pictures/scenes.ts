/** What a picture needs besides its drawing: the colours around it, where its subject stands, and what can be named in it. */
export interface SceneFacts {
  /** The sky at its top: painted behind the picture and behind the transparent header. */
  sky: string
  /** The colour of words on that sky, at least 4.5:1 on it. */
  ink: string
  /** Where the subject stands, 0 (left) to 1 (right): what a narrow window keeps. */
  focus: number
  /** Named peaks in percent of the picture; `leader` is the length of the line to the name in rem. */
  peaks?: { name: string; x: number; y: number; leader: number }[]
  /** Degrees at the six marks of the bearing ruler under the picture. */
  bearings?: number[]
}

/** The drawings that can head a page. Their alternative texts and captions are in `content/pictures.yaml`. */
export const scenes = {
  lofotveggen: {
    sky: '#82adc0',
    ink: '#0e2533',
    focus: 0.82,
    peaks: [
      { name: 'Hellsegga', x: 42.7, y: 59.6, leader: 2.2 },
      { name: 'Mannen', x: 61.9, y: 52.1, leader: 3.2 },
      { name: 'Mengelsdalstinden', x: 74.2, y: 51.4, leader: 2.4 },
      { name: 'Ertenhelltinden', x: 83.3, y: 49.4, leader: 4.4 },
      { name: 'Hermannsdalstinden', x: 90.4, y: 46.6, leader: 2.6 },
    ],
    bearings: [272, 280, 288, 296, 304, 312],
  },
  'reine-nordlys': {
    sky: '#071a30',
    ink: '#ffffff',
    focus: 0.7,
    peaks: [
      { name: 'Navaren', x: 20.1, y: 32.1, leader: 2.2 },
      { name: 'Stamprevtinden', x: 55.5, y: 63.1, leader: 3.2 },
      { name: 'Olstinden', x: 80.7, y: 43.5, leader: 2.4 },
      { name: 'Klokktinden', x: 90.7, y: 54.8, leader: 4.4 },
    ],
    bearings: [268, 285, 301, 318, 335, 351],
  },
  midnattssol: { sky: '#8fb3c4', ink: '#10222f', focus: 0.57 },
  'haukland-sommer': { sky: '#8dbbd3', ink: '#0e2430', focus: 0.6 },
  hoststorm: { sky: '#2b3a44', ink: '#ffffff', focus: 0.5 },
  'skrei-svolvaer': { sky: '#a9c4cf', ink: '#12242f', focus: 0.58 },
  'hamnoy-rorbuer': { sky: '#7fa9bf', ink: '#0f2530', focus: 0.74 },
  'ryten-kvalvika': { sky: '#8dbbd3', ink: '#0e2430', focus: 0.55 },
  henningsvaer: { sky: '#8dbbd3', ink: '#0e2430', focus: 0.36 },
  nusfjord: { sky: '#7fa9bf', ink: '#0f2530', focus: 0.78 },
} as const satisfies Record<string, SceneFacts>

export type SceneId = keyof typeof scenes

export const sceneIds = Object.keys(scenes) as [SceneId, ...SceneId[]]

/** Small square drawings that stand beside a word. */
export const vignetteIds = [
  'vignett-fjelltur',
  'vignett-kajakk',
  'vignett-lading',
  'vignett-torrfisk',
  'vignett-lam',
] as const

export type VignetteId = (typeof vignetteIds)[number]

const files = import.meta.glob<string>('./scenes/*.svg', { eager: true, query: '?url', import: 'default' })

/** The address of a drawing, hashed by the build. */
export function addressOfDrawing(id: SceneId | VignetteId): string {
  const address = files[`./scenes/${id}.svg`]
  if (!address) throw new Error(`There is no drawing site/pictures/scenes/${id}.svg.`)
  return address
}

/** The facts of a scene, with the optional ones. */
export function factsOfScene(id: SceneId): SceneFacts {
  return scenes[id]
}
