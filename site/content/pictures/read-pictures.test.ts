import { describe, expect, it } from 'vitest'
import { mapLanguages } from '#contract/languages.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { checkPicture, listPictureIds, readPicture } from './read-pictures.ts'

const words = mapLanguages(() => 'Reine at night. Drawing.')

const scene = {
  place: 'reine',
  view: 'from-reinehalsen',
  season: 'winter',
  hour: 'night',
  weather: 'clear',
  seed: 1,
  foregrounds: [{ kind: 'gulls', at: [[300, 200, 10]] }],
  alt: words,
}

function faultOf(change: object): string {
  try {
    checkPicture({ ...scene, ...change }, 'content/pictures/example.yaml')
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return ''
}

describe('a picture’s file', () => {
  it('is accepted when everything in it is known', () => {
    expect(checkPicture(scene, 'content/pictures/example.yaml').kind).toBe('scene')
  })

  it.each([
    [{ place: 'bergen' }, 'place: there is no place "bergen". Take one of'],
    [{ view: 'from-the-moon' }, 'view: reine has no view "from-the-moon". Take one of cove, drying-racks'],
    [{ season: 'monsoon' }, 'season: '],
    [{ hour: 'midnight' }, 'hour: winter has no hour "midnight" in Lofoten. Take one of night, blue'],
    [{ aurora: 'strong', hour: 'blue' }, 'aurora: northern lights need hour: night.'],
    [{ foregrounds: [{ kind: 'unicorn' }] }, 'foregrounds.0.kind: there is no foreground "unicorn". Take one of'],
    [{ foregrounds: [{ kind: 'gulls', at: [] }] }, 'foregrounds.0.at: '],
    [{ foregrounds: [{ kind: 'rorbuer', colour: 'pink', at: [[1, 2, 3]] }] }, 'foregrounds.0.colour: '],
    [{ alt: { ...words, de: undefined } }, 'alt.de'],
    [{ weahter: 'rain' }, 'unknown key "weahter"'],
  ])('with %o is refused: %s', (change, sentence) => {
    const fault = faultOf(change)
    expect(fault).toContain('content/pictures/example.yaml')
    expect(fault).toContain(sentence)
  })

  it('of an unknown vignette is refused with the known ones', () => {
    expect(() => checkPicture({ vignette: 'dragon', alt: words }, 'content/pictures/example.yaml')).toThrow(
      /vignette: there is no vignette "dragon". Take one of /,
    )
  })

  it('that is missing is reported with the known names', () => {
    expect(() => readPicture('no-such-picture')).toThrow(/content\/pictures\/no-such-picture.yaml is missing/)
  })
})

it('every picture of the guide can be read', () => {
  for (const id of listPictureIds()) expect(() => readPicture(id), id).not.toThrow()
})
