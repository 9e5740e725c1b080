import type { ReactNode } from 'react'
import { type ChartFrame, sizeOfChart } from '#site/domain/geography/chart.ts'
import { ChartGround } from './ChartGround.tsx'
import './CoastChart.css'

export function CoastChart({ frame, label, children }: { frame: ChartFrame; label: string; children: ReactNode }) {
  const { width, height } = sizeOfChart(frame)
  return (
    <div className="coast-chart">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
        <ChartGround frame={frame} />
        {children}
      </svg>
    </div>
  )
}
