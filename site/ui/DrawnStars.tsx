import './DrawnStars.css'

interface Props {
  /** 0 to 5. */
  value: number
  /** How a fraction is drawn: a dimmed star, or (home and rankings) half a star from 0.5 on. */
  fraction?: 'dimmed' | 'half'
  /** For screen readers: «4,5 av 5 stjerner». */
  label: string
  /** The formatted rating, «4,5»; absent where the stars themselves are explained. */
  figure?: string
}

const starWidth = 24
const starPoints = [
  [12, 2],
  [14.9, 8.6],
  [22, 9.3],
  [16.7, 14.1],
  [18.2, 21],
  [12, 17.4],
  [5.8, 21],
  [7.3, 14.1],
  [2, 9.3],
  [9.1, 8.6],
] as const

/** Returns the outline of the stars from one position to another, whole or their left halves. */
function drawStars(from: number, to: number, share: 'whole' | 'left half' = 'whole'): string {
  const points = share === 'whole' ? starPoints : starPoints.filter(([x]) => x <= starWidth / 2)
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const left = (from + index) * starWidth
    return `M${points.map(([x, y]) => `${Number((left + x).toFixed(1))} ${y}`).join('L')}z`
  }).join('')
}

/** Returns the number of full stars and the kind of the star after them (specification §4). */
export function divideStars(value: number, fraction: 'dimmed' | 'half'): { full: number; part?: 'dimmed' | 'half' } {
  const full = Math.floor(value)
  const rest = value - full
  if (rest === 0) return { full }
  if (fraction === 'dimmed') return { full, part: 'dimmed' }
  return rest >= 0.5 - 1e-9 ? { full, part: 'half' } : { full }
}

/** Five stars, filled up to the value, with an optional figure. */
export function DrawnStars({ value, fraction = 'dimmed', label, figure }: Props) {
  const { full, part } = divideStars(value, fraction)
  const greyFrom = part === 'dimmed' ? full + 1 : full
  return (
    <span className="stars" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${5 * starWidth} ${starWidth}`} aria-hidden="true">
        {greyFrom < 5 ? <path className="star-off" d={drawStars(greyFrom, 5)} /> : null}
        {full > 0 ? <path d={drawStars(0, full)} /> : null}
        {part === 'dimmed' ? <path className="star-dim" d={drawStars(full, full + 1)} /> : null}
        {part === 'half' ? <path className="star-half" d={drawStars(full, full + 1, 'left half')} /> : null}
      </svg>
      {figure ? (
        <span aria-hidden="true" className="num">
          {figure}
        </span>
      ) : null}
    </span>
  )
}
