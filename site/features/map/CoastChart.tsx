import type { ReactNode } from 'react'
import { drawE10 } from '#site/editorial/course-queries.ts'
import { type ChartFrame, drawCoast, sizeOfChart } from '#site/geography/chart.ts'
import './CoastChart.css'

interface Props {
  frame: ChartFrame
  /** What the chart shows, in words. */
  label: string
  children: ReactNode
}

/** A small chart: coast, sea and the E10 in the colours of the page, and what stands on it. */
export function CoastChart({ frame, label, children }: Props) {
  const { width, height } = sizeOfChart(frame)
  const road = drawE10(frame)
  return (
    <div className="mini">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
        <path className="ld" d={drawCoast(frame)} />
        {road ? (
          <>
            <path className="rw" d={road} />
            <path className="rd" d={road} />
          </>
        ) : null}
        {children}
      </svg>
    </div>
  )
}
