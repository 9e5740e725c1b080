import { whole } from './numbers.ts'
import { sheetHeight, sheetWidth } from './paths.ts'

export type Stop = readonly [at: number, colour: string, opacity?: number]

/** A piece with an id, so that it can be repeated, for example mirrored in water. */
export interface Kept {
  id: string
  svg: string
}

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** Removes redundant characters: `M 10 -0.5 L 3 4` becomes `M10-.5L3 4`. */
function shorten(d: string): string {
  return d
    .replace(/(?<![\d.])(-?)0\.(?=\d)/g, '$1.')
    .replace(/\s*([A-Za-z])\s*/g, '$1')
    .replace(/\s+(?=-)/g, '')
}

/** Collects a picture's definitions and layers and hands out ids. */
export class Sheet {
  readonly width: number
  readonly height: number
  private definitions = ''
  private layers = ''
  private named = 0
  private readonly gradients = new Map<string, string>()

  constructor(width = sheetWidth, height = sheetHeight) {
    this.width = width
    this.height = height
  }

  name(): string {
    return `g${(this.named++).toString(36)}`
  }

  put(...layers: string[]): void {
    this.layers += layers.join('')
  }

  define(svg: string): void {
    this.definitions += svg
  }

  /** Returns the paint of a vertical gradient; equal gradients are defined once. */
  vertical(stops: readonly Stop[], y1 = 0, y2 = this.height): string {
    return this.gradient('linear', `x1="0" x2="0" y1="${whole(y1)}" y2="${whole(y2)}"`, stops)
  }

  horizontal(stops: readonly Stop[], x1 = 0, x2 = this.width): string {
    return this.gradient('linear', `x1="${whole(x1)}" x2="${whole(x2)}" y1="0" y2="0"`, stops)
  }

  radial(x: number, y: number, radius: number, stops: readonly Stop[]): string {
    return this.gradient('radial', `cx="${whole(x)}" cy="${whole(y)}" r="${whole(radius)}"`, stops)
  }

  private gradient(kind: 'linear' | 'radial', attributes: string, stops: readonly Stop[]): string {
    const inner = ` gradientUnits="userSpaceOnUse" ${attributes}>${writeStops(stops)}`
    const known = this.gradients.get(kind + inner)
    if (known) return known
    const id = this.name()
    this.define(`<${kind}Gradient id="${id}"${inner}</${kind}Gradient>`)
    const paint = `url(#${id})`
    this.gradients.set(kind + inner, paint)
    return paint
  }

  /** Gives `content` an id; `svg` draws it, `again` repeats it. */
  keep(content: string): Kept {
    const id = this.name()
    return { id, svg: `<g id="${id}">${content}</g>` }
  }

  cut(content: string, x: number, y: number, width: number, height: number): string {
    return this.cutTo(content, `M${whole(x)} ${whole(y)}h${whole(width)}v${whole(height)}h${-whole(width)}z`)
  }

  cutTo(content: string, d: string): string {
    const id = this.name()
    this.define(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  write(): string {
    const defs = this.definitions && `<defs>${this.definitions}</defs>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}">${defs}${this.layers}</svg>`.replace(
      / d="([^"]*)"/g,
      (_, d: string) => ` d="${shorten(d)}"`,
    )
  }
}

/** Repeats something kept with a matrix (a b c d e f). */
export function again(id: string, matrix: readonly number[], opacity?: number): string {
  const numbers = matrix.map((n) => Math.round(n * 1000) / 1000).join(' ')
  return `<use href="#${id}" transform="matrix(${numbers})"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
}
