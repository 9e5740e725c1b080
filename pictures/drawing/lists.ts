// Lists as in SVG's `points`: spaces between items, commas within.
import type { Point } from './paths.ts'

type Inserted = number | readonly Item[]

type Item = readonly (number | undefined)[]

/** Tag of a template such as `-40,690 300,${waterline} ${shore}`. */
type ListTag<Read> = (text: TemplateStringsArray, ...inserted: readonly Inserted[]) => Read[]

/** Returns the items of a list as text; inserted items are converted by `write`. */
export function splitItems(
  text: TemplateStringsArray,
  inserted: readonly Inserted[],
  write: (item: Item) => string = String,
): string[] {
  const values = inserted.map((value) => (typeof value === 'number' ? value : value.map(write).join(' ')))
  return String.raw({ raw: text }, ...values)
    .trim()
    .split(/\s+/)
}

/** Returns the numbers of an item. Throws if it does not match `form`. */
export function readNumbers(item: string, form: string): number[] {
  const numbers = item.split(',').map((part) => (part === '' ? Number.NaN : Number(part)))
  if (numbers.length !== form.split(',').length || !numbers.every(Number.isFinite))
    throw new Error(`"${item}" is not of the form ${form}.`)
  return numbers
}

function listOf<Read extends readonly number[]>(form: string): ListTag<Read> {
  return (text, ...inserted) => splitItems(text, inserted).map((item) => readNumbers(item, form) as unknown as Read)
}

/** Returns points: `x,y x,y …`. */
export const points = listOf<Point>('x,y')

/** Returns `x,y,size x,y,size …`; size is a scale, height, radius or width. */
export const spots = listOf<[x: number, y: number, size: number]>('x,y,size')

/** Returns boxes: `x,y,width,height …`. */
export const boxes = listOf<[x: number, y: number, width: number, height: number]>('x,y,width,height')
