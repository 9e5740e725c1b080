import type { Cabin } from '#site/editorial/cabin-queries.ts'
import { fitLabels } from '#site/ui/place-strip-labels.ts'
import { RoadStrip } from '#site/ui/RoadStrip.tsx'

/** The places along the E10 as a table of contents: each name leads to its card on this page. */
export function CabinStrip({ cabins, label }: { cabins: Cabin[]; label: string }) {
  const stops = cabins.flatMap(({ id, facts }) =>
    facts.road
      ? [
          {
            id,
            name: facts.village,
            kilometres: facts.road.kilometre,
            position: facts.road.kilometre,
            href: `#${id}`,
            note: facts.name,
            isOff: facts.road.offRoad !== undefined && facts.road.offRoad > 1,
          },
        ]
      : [],
  )
  return <RoadStrip className="ninestrip" stops={stops} labels={fitLabels(stops)} label={label} />
}
