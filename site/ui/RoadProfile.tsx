import './RoadProfile.css'

interface Stretch {
  from: number
  to: number
}

interface Props {
  /** Kilometres, as in the stretches. */
  length: number
  tunnels: readonly Stretch[]
  bridges: readonly Stretch[]
  areas: readonly (Stretch & { name: string })[]
  /** The accessible name. */
  label: string
  caption: string
}

const width = 1000
/** Units of the drawing: shorter bridges would not be seen. */
const leastMark = 3

/** A road as a straight line true to scale: tunnels dashed, bridges as double marks, and the areas that it passes below. */
export function RoadProfile({ length, tunnels, bridges, areas, label, caption }: Props) {
  const toUnits = (kilometre: number) => Math.round((kilometre / length) * width)
  const inTunnel = tunnels.map(({ from, to }) => [toUnits(from), toUnits(to)] as const)
  const open = [0, ...inTunnel.flat(), width]
  const pieces = open.filter((_, index) => index % 2 === 0).map((from, index) => `M${from} 14H${open[index * 2 + 1]}`)
  const marks = bridges.map(({ from, to }) => {
    const [start, end] = [toUnits(from), Math.max(toUnits(to), toUnits(from) + leastMark)]
    return `M${start} 6H${end}M${start} 22H${end}`
  })
  const columns = areas.map(({ from, to }) => `${(to - from).toFixed(1)}fr`).join(' ')
  return (
    <figure className="road-profile">
      <style>{`.road-areas{grid-template-columns:${columns}}`}</style>
      <svg viewBox={`0 0 ${width} 28`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className="open" d={pieces.join('')} />
        <path className="tunnel" d={inTunnel.map(([from, to]) => `M${from} 14H${to}`).join('')} />
        <path className="bridge" d={marks.join('')} />
      </svg>
      <ol className="road-areas">
        {areas.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  )
}
