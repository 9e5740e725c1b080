import { describe, expect, it } from 'vitest'
import { listVillages, listWaters } from '#site/content/model/village-queries.ts'
import { chooseNames, type MapName } from './choose-names.ts'
import { projectToPixels, unprojectFromPixels } from './web-mercator.ts'

const village = (name: string, latitude: number, longitude: number, rank: MapName['rank'] = 1): MapName => ({
  name,
  kind: 'village',
  latitude,
  longitude,
  rank,
})
const all: MapName[] = [...listVillages().map((each) => ({ ...each, kind: 'village' as const })), ...listWaters('de')]

describe('chooseNames', () => {
  it('leaves out summits and ferries', () => {
    expect(chooseNames([{ ...village('Ryten', 68.09, 13.09), kind: 'summit', metres: 543 }], 12)).toEqual([])
  })

  it('reads more the closer one comes, and villages to the last', () => {
    const counts = [7, 8, 10].map((zoom) => chooseNames(all, zoom).length)
    expect(counts).toEqual([...counts].sort((one, other) => one - other))
    expect(chooseNames(all, 6)).toEqual([])
    expect(chooseNames(all, 18).every(({ kind }) => kind === 'village')).toBe(true)
    expect(chooseNames(all, 12).filter(({ kind }) => kind === 'village')).toHaveLength(listVillages().length)
  })

  it('names the waters and the main places when the map opens', () => {
    const names = chooseNames(all, 8).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Europäisches Nordmeer', 'Vestfjord', 'Svolvær', 'Leknes', 'Reine']))
  })

  it('puts the name of a neighbour on another side, and leaves it out where no side is free', () => {
    const near = chooseNames([village('Reine', 67.93, 13.09), village('Hamnøy', 67.93, 13.12)], 9)
    expect(near.map(({ side }) => side)).not.toEqual(['right', 'right'])
    const same = chooseNames([village('Reine', 67.93, 13.09), village('Sakrisøy', 67.93, 13.091, 2)], 9)
    expect(same.map(({ name }) => name)).toEqual(['Reine'])
  })
})

describe('projectToPixels', () => {
  it('has the middle of the world in the middle, and the whole of it on 256 pixels at zoom 0', () => {
    expect(projectToPixels({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 })
    const { x, y } = projectToPixels({ latitude: 90, longitude: 180 }, 0)
    expect(x).toBe(256)
    expect(y).toBeCloseTo(0, 6)
  })

  it('is undone by unprojectFromPixels', () => {
    const { latitude, longitude } = unprojectFromPixels(projectToPixels({ latitude: 68.15, longitude: 13.5 }, 8), 8)
    expect(latitude).toBeCloseTo(68.15, 9)
    expect(longitude).toBeCloseTo(13.5, 9)
  })
})
