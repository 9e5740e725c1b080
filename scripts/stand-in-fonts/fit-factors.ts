import type { LetterSet } from '#site/styles/stand-in-fonts.ts'

interface Line {
  width: number
  parts: Record<LetterSet, number>
}

const sets: LetterSet[] = ['small', 'space', 'others']

/** Returns by what each set of letters is to be widened, so that lines come as near to ours as they can (least squares). */
export function fitFactors(ours: Pick<Line, 'width'>[], theirs: Pick<Line, 'parts'>[]): Record<LetterSet, number> {
  const sumOver = (value: (parts: Line['parts'], width: number) => number) =>
    theirs.reduce((sum, { parts }, index) => sum + value(parts, ours[index]?.width ?? 0), 0)
  const rows = sets.map((set) => [
    ...sets.map((other) => sumOver((parts) => parts[set] * parts[other])),
    sumOver((parts, width) => parts[set] * width),
  ])
  const [small, space, others] = solve(rows)
  if (small === undefined || space === undefined || others === undefined) throw new Error('There are no lines to fit.')
  return Object.fromEntries(
    Object.entries({ small, space, others }).map(([set, factor]) => [set, Number(factor.toFixed(4))]),
  ) as Record<LetterSet, number>
}

/** Solves linear equations, each row with its right side at the end; the pivots of sums of squares are positive. */
function solve(equations: number[][]): number[] {
  let rows = equations
  for (const step of equations.keys()) {
    const pivot = (rows[step] ?? []).map((value, _, row) => value / (row[step] ?? Number.NaN))
    rows = rows.map((row, index) =>
      index === step ? pivot : row.map((value, column) => value - (row[step] ?? 0) * (pivot[column] ?? 0)),
    )
  }
  return rows.map((row) => row.at(-1) ?? Number.NaN)
}
