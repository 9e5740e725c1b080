import { expect, it } from 'vitest'
import { drawNames, fontOfName } from './draw-names.ts'
import type { PlacedName } from './place-names.ts'
import { examplePalette, makeRecordingPen } from './recording-pen.ts'

const name = (kind: PlacedName['kind'], text: string, more: Partial<PlacedName> = {}): PlacedName => ({
  kind,
  text,
  x: 10,
  y: 20,
  size: 14,
  angle: 0,
  ...more,
})

it('lets water lean and land stand', () => {
  for (const kind of ['sea', 'strait', 'ferry'] as const)
    expect(fontOfName(kind, 14, examplePalette)).toBe('italic 400 14px serif')
  for (const kind of ['village', 'summit', 'island'] as const)
    expect(fontOfName(kind, 14, examplePalette)).toMatch(/^[56]00 14px sans$/)
})

it('writes each name above its halo, in its colour', () => {
  const { pen, strokes } = makeRecordingPen()
  const names = [
    name('sea', 'Vestfjorden'),
    name('village', 'Reine', { dot: { x: 1, y: 2 } }),
    name('ferry', 'A–B', { angle: 1 }),
  ]
  drawNames(pen, { names, shields: [] }, examplePalette)
  const written = strokes.filter(({ text }) => text)
  expect(written.map(({ act, text, colour }) => [act, text, colour])).toEqual([
    ['strokeText', 'Vestfjorden', 'sea'],
    ['fillText', 'Vestfjorden', 'water'],
    ['strokeText', 'Reine', 'land'],
    ['fillText', 'Reine', 'ink'],
    ['strokeText', 'A–B', 'sea'],
    ['fillText', 'A–B', 'water'],
  ])
  // A dot only where there is a place for one.
  expect(strokes.filter(({ act, colour }) => act === 'fill' && colour === 'ink')).toHaveLength(1)
})

it('draws European numbers on green and the others on paper', () => {
  const { pen, strokes } = makeRecordingPen()
  const shield = { x: 50, y: 50, width: 30 }
  const shields = [
    { ...shield, text: 'E10', isEuropean: true },
    { ...shield, text: '816', isEuropean: false },
  ]
  drawNames(pen, { names: [], shields }, examplePalette)
  expect(strokes.filter(({ act }) => act === 'fill').map(({ colour }) => colour)).toEqual(['european', 'paper'])
  expect(strokes.filter(({ act }) => act === 'fillText').map(({ text }) => text)).toEqual(['E10', '816'])
})
