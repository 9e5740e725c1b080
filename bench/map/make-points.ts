import { mapCategories } from '#site/content/model/map-categories.ts'
import type { ShownPoint } from '#site/features/map/shown-point.ts'

interface Place {
  latitude: number
  longitude: number
}

/** Degrees; most points lie within three kilometres of their village. */
const spread = 0.03

/** Returns deterministic points of all categories near the villages, with texts as long as the guide's. */
export function makePoints(count: number, villages: readonly Place[]): ShownPoint[] {
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const noise = () => (random() + random() + random() - 1.5) * spread
  return Array.from({ length: count }, (_, index) => {
    const village = villages[Math.floor(random() * villages.length)]
    const category = mapCategories[index % mapCategories.length]
    if (!village || !category) throw new Error('Points need villages and categories.')
    return {
      id: `point-${index}`,
      name: `Sted nummer ${index}`,
      category,
      description: `Et oppdiktet sted til måling, nummer ${index}, med parkering og utsikt mot havet.`,
      coordinates: {
        latitude: Number((village.latitude + noise()).toFixed(5)),
        longitude: Number((village.longitude + 2.6 * noise()).toFixed(5)),
      },
      isApproximate: index % 7 === 0,
      address: `Oppdiktet vei ${index}, 8300 Svolvær`,
    }
  })
}
