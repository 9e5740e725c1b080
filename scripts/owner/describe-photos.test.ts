import { describe, expect, test } from 'vitest'
import { describePhotos } from './describe-photos.ts'

describe('describePhotos', () => {
  test('names the entries that have none, by folder', () => {
    const kinds = [
      { kind: 'places', ids: ['nusfjord', 'reine'], withPhoto: new Set(['reine']) },
      { kind: 'trips', ids: ['ryten'], withPhoto: new Set(['ryten']) },
    ]
    expect(describePhotos(kinds)).toMatchObject({
      state: 'open',
      summary: '1 of 3 entries show a drawing instead of a photo.',
      tables: [{ rows: [['content/places', '1 of 2', 'nusfjord']] }],
    })
  })

  test('is well where each has its photo', () => {
    expect(describePhotos([{ kind: 'places', ids: ['reine'], withPhoto: new Set(['reine']) }])).toMatchObject({
      state: 'well',
      tables: [],
    })
  })
})
