import { whole } from './numbers.ts'
import { sheetHeight, sheetWidth } from './paths.ts'

/** Where a gradient has which colour, and how opaque it is there. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

/** A piece of drawing that was given a name so that it can be shown again, for example mirrored in water. */
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

/** Returns a path without needless characters: `M 10 -0.5 L 3 4` is `M10-.5L3 4`. */
function shorten(d: string): string {
  return d
    .replace(/(?<![\d.])(-?)0\.(?=\d)/g, '$1.')
    .replace(/\s*([A-Za-z])\s*/g, '$1')
    .replace(/\s+(?=-)/g, '')
}

/** The paper of one picture: collects definitions and layers in their order and hands out short names. */
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

  /** Returns a name that nothing else on this sheet has. */
  name(): string {
    return `g${(this.named++).toString(36)}`
  }

  /** Adds layers on top of what is there. */
  put(...layers: string[]): void {
    this.layers += layers.join('')
  }

  /** Adds a definition (a clip path, a kept shape) that layers refer to by its name. */
  define(svg: string): void {
    this.definitions += svg
  }

  /** Returns the paint of a vertical gradient from `y1` to `y2`; the same gradient is defined once. */
  vertical(stops: readonly Stop[], y1 = 0, y2 = this.height): string {
    return this.gradient(
      'linearGradient',
      `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${whole(y1)}" y2="${whole(y2)}"`,
      stops,
    )
  }

  /** Returns the paint of a horizontal gradient from `x1` to `x2`. */
  horizontal(stops: readonly Stop[], x1 = 0, x2 = this.width): string {
    return this.gradient(
      'linearGradient',
      `gradientUnits="userSpaceOnUse" x1="${whole(x1)}" x2="${whole(x2)}" y1="0" y2="0"`,
      stops,
    )
  }

  /** Returns the paint of a radial gradient around (x, y). */
  radial(x: number, y: number, radius: number, stops: readonly Stop[]): string {
    return this.gradient(
      'radialGradient',
      `gradientUnits="userSpaceOnUse" cx="${whole(x)}" cy="${whole(y)}" r="${whole(radius)}"`,
      stops,
    )
  }

  private gradient(element: string, attributes: string, stops: readonly Stop[]): string {
    const inner = ` ${attributes}>${writeStops(stops)}`
    const known = this.gradients.get(element + inner)
    if (known) return known
    const id = this.name()
    this.define(`<${element} id="${id}"${inner}</${element}>`)
    const paint = `url(#${id})`
    this.gradients.set(element + inner, paint)
    return paint
  }

  /** Keeps `content` under a name; its `svg` shows it, `again` shows it once more. */
  keep(content: string): Kept {
    const id = this.name()
    return { id, svg: `<g id="${id}">${content}</g>` }
  }

  /** Returns `content` cut to a rectangle. */
  cut(content: string, x: number, y: number, width: number, height: number): string {
    const id = this.name()
    this.define(
      `<clipPath id="${id}"><path d="M${whole(x)} ${whole(y)}h${whole(width)}v${whole(height)}h${-whole(width)}z"/></clipPath>`,
    )
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  /** Returns `content` cut to the path `d`. */
  cutTo(content: string, d: string): string {
    const id = this.name()
    this.define(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  /** Returns the whole picture as SVG text, its paths without the spaces and noughts that SVG does not need. */
  write(): string {
    const defs = this.definitions && `<defs>${this.definitions}</defs>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}">${defs}${this.layers}</svg>`.replace(
      / d="([^"]*)"/g,
      (_, d: string) => ` d="${shorten(d)}"`,
    )
  }
}

/** Returns a second showing of something kept, with a matrix (a b c d e f). */
export function again(id: string, matrix: readonly number[], opacity?: number): string {
  const numbers = matrix.map((n) => Math.round(n * 1000) / 1000).join(' ')
  return `<use href="#${id}" transform="matrix(${numbers})"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
}
