import { type ChartFrame, drawChartGround } from '#site/domain/geography/chart.ts'
import './ChartGround.css'

/** What lies under the names and marks of a small chart, from the guide's own map: stands within an `svg` of the frame's size. */
export function ChartGround({ frame }: { frame: ChartFrame }) {
  const { land, hills, lakes, builtUp, roads, e10, tunnels, ferries } = drawChartGround(frame)
  // The same on every page, and different for each chart of a page.
  const id = `ground${Math.round(frame.west * 1e4)}-${Math.round(frame.south * 1e4)}-`
  return (
    <g className="ground">
      <defs>
        {hills.map(({ height, d }) => (
          <path key={height} id={id + height} d={d} />
        ))}
      </defs>
      {land ? <path className="land" d={land} /> : null}
      {hills.map(({ height }) => (
        // Lines are lit from the north-west: each is drawn again beside itself, lighter and darker.
        <g key={height}>
          <use className="shade" href={`#${id}${height}`} x="3" y="3" />
          <use className="light" href={`#${id}${height}`} x="-3" y="-3" />
          <use className="hill" href={`#${id}${height}`} />
        </g>
      ))}
      {lakes ? <path className="lake" d={lakes} /> : null}
      {builtUp ? <path className="built-up" d={builtUp} /> : null}
      {ferries ? <path className="ferry" d={ferries} /> : null}
      {roads ? <path className="small-road" d={roads} /> : null}
      {e10 || tunnels ? <path className="road-edge" d={e10 + tunnels} /> : null}
      {tunnels ? <path className="tunnel" d={tunnels} /> : null}
      {e10 ? <path className="road" d={e10} /> : null}
    </g>
  )
}
