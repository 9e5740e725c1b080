import type { MapName } from '#site/domain/geography/choose-names.ts'
import type { Pen } from './draw-land.ts'
import type { MapPalette } from './map-palette.ts'
import { type PlacedName, type PlacedShield, shieldHeight } from './place-names.ts'

/** Returns the letters of a kind of name as a canvas and a font loader read them. */
export function fontOfName(kind: MapName['kind'], size: number, { sans, serif }: MapPalette): string {
  // Water leans, land stands (the language of a chart).
  if (kind === 'sea' || kind === 'strait') return `italic 400 ${size}px ${serif}`
  if (kind === 'ferry') return `italic 400 ${size}px ${serif}`
  if (kind === 'village') return `600 ${size}px ${sans}`
  return `500 ${size}px ${sans}`
}

function write(pen: Pen, name: PlacedName, palette: MapPalette): void {
  const { kind, text, x, y, size, angle } = name
  const isWater = kind === 'sea' || kind === 'strait' || kind === 'ferry'
  pen.font = fontOfName(kind, size, palette)
  pen.letterSpacing = kind === 'island' ? '0.6px' : kind === 'region' ? '2px' : '0px'
  pen.strokeStyle = isWater ? palette.sea : palette.land
  pen.fillStyle = isWater ? palette.water : kind === 'village' ? palette.ink : palette.quiet
  // A halo against the lines behind it.
  pen.lineWidth = 3
  if (angle === 0) {
    pen.globalAlpha = 0.85
    pen.strokeText(text, x, y)
    pen.globalAlpha = 1
    pen.fillText(text, x, y)
    return
  }
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  pen.strokeText(text, 0, 0)
  pen.fillText(text, 0, 0)
  pen.restore()
}

function mark(pen: Pen, { kind, dot }: PlacedName, palette: MapPalette): void {
  if (!dot) return
  pen.beginPath()
  if (kind === 'village') pen.arc(dot.x, dot.y, 3.2, 0, 2 * Math.PI)
  else {
    pen.moveTo(dot.x, dot.y - 4)
    pen.lineTo(dot.x + 4, dot.y + 3)
    pen.lineTo(dot.x - 4, dot.y + 3)
    pen.closePath()
  }
  pen.lineWidth = 1.5
  pen.strokeStyle = palette.land
  pen.stroke()
  pen.fillStyle = kind === 'village' ? palette.ink : palette.quiet
  pen.fill()
}

/** A road's number as its sign has it: green for European roads, else white. */
function drawShield(pen: Pen, { text, isEuropean, x, y, width }: PlacedShield, palette: MapPalette): void {
  pen.beginPath()
  pen.rect(Math.round(x - width / 2) + 0.5, Math.round(y - shieldHeight / 2) + 0.5, width, shieldHeight)
  pen.fillStyle = isEuropean ? palette.european : palette.paper
  pen.fill()
  pen.strokeStyle = isEuropean ? palette.onEuropean : palette.quiet
  pen.lineWidth = 1
  pen.stroke()
  pen.font = fontOfName('village', 11, palette)
  pen.fillStyle = isEuropean ? palette.onEuropean : palette.ink
  pen.fillText(text, x + 0.5, y + 1)
}

/** Draws names and road numbers where `placeNames` has put them. */
export function drawNames(
  pen: Pen,
  { names, shields }: { names: readonly PlacedName[]; shields: readonly PlacedShield[] },
  palette: MapPalette,
): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.letterSpacing = '0px'
  for (const shield of shields) drawShield(pen, shield, palette)
  for (const name of names) mark(pen, name, palette)
  for (const name of names) write(pen, name, palette)
  pen.letterSpacing = '0px'
}
