import { measureInList, round, type SlopeFigures } from './draw-slope.ts'
import './SmallSlope.css'

export function SmallSlope({ slope, scale, room }: { slope: SlopeFigures | undefined; scale: number; room: number }) {
  const { width, height } = slope ? measureInList(slope, scale) : { width: 0, height: 0 }
  const foot = round(height + 3)
  const right = round(1 + width)
  return (
    <svg className="small-slope" viewBox={`0 0 ${room + 2} ${round(foot + 1)}`} aria-hidden="true">
      <path className="base" d={`M0 ${foot}H${room + 2}`} />
      {slope ? (
        <>
          <path className="ground" d={`M1 ${foot}L${right} 3V${foot}z`} />
          <path className="line" d={`M1 ${foot}L${right} 3V${foot}`} />
        </>
      ) : null}
    </svg>
  )
}
