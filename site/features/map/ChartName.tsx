import { type ChartLabel, gapInLabel } from '#site/domain/geography/place-chart-labels.ts'

interface Props {
  name: string
  kind: 'village' | 'start' | 'top' | 'summit' | 'water'
  /** Of its dot, in units of the chart. */
  x: number
  y: number
  label: ChartLabel
}

/** A name on a small chart with the mark of its kind: a ring, a triangle, or none for water. */
export function ChartName({ name, kind, x, y, label }: Props) {
  return (
    <g>
      {kind === 'summit' ? <path className="summit" d={`M${x} ${y - 13}l13 23h-26z`} /> : null}
      {kind === 'water' || kind === 'summit' ? null : (
        <circle className={`dot-${kind}`} cx={x} cy={y} r={kind === 'village' ? 9 : 16} />
      )}
      <text className={kind === 'water' ? 'water small' : 'name'} x={label.x + gapInLabel} y={label.y}>
        {name}
      </text>
    </g>
  )
}
