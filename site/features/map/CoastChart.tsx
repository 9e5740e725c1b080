import type { ReactNode } from 'react'
import { drawE10 } from '#site/content-model/course-queries.ts'
import { type ChartFrame, drawCoast, sizeOfChart } from '#site/geography/chart.ts'
import './CoastChart.css'

export function CoastChart({ frame, label, children }: { frame: ChartFrame; label: string; children: ReactNode }) {
  const { width, height } = sizeOfChart(frame)
  const road = drawE10(frame)
  return (
    <div className="coast-chart">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
        <path className="land" d={drawCoast(frame)} />
        {road ? (
          <>
            <path className="road-edge" d={road} />
            <path className="road" d={road} />
          </>
        ) : null}
        {children}
      </svg>
    </div>
  )
}
