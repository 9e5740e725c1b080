import { expect, it } from 'vitest'
import { placeAlongIslands } from './order-along-islands.ts'

it('orders places along the road, from before Svolvær to the sea beyond Å', () => {
  const places = {
    Røst: [67.52, 12.11],
    Å: [67.879, 12.983],
    Leknes: [68.146, 13.613],
    Evenes: [68.491, 16.678],
    Reine: [67.93, 13.089],
    Svolvær: [68.234, 14.568],
    Ramberg: [68.09, 13.23],
    Henningsvær: [68.157, 14.202],
  } as const
  const order = Object.entries(places)
    .sort(
      ([, [latitude, longitude]], [, [other, otherLongitude]]) =>
        placeAlongIslands({ latitude, longitude }) - placeAlongIslands({ latitude: other, longitude: otherLongitude }),
    )
    .map(([name]) => name)
  expect(order).toEqual(['Evenes', 'Svolvær', 'Henningsvær', 'Leknes', 'Ramberg', 'Reine', 'Å', 'Røst'])
})
