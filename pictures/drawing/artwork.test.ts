import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readArtwork } from './artwork.ts'

const folder = mkdtempSync(join(tmpdir(), 'artwork-'))
let written = 0

/** Writes an artwork and returns its path for `readArtwork`. */
function write(inside: string): string {
  const file = join(folder, `${written++}.svg`)
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">\n${inside}\n</svg>\n`)
  return relative('pictures', file).replace(/\.svg$/, '')
}

const boat = `  <!-- The boat. -->
  <g id="boat">
    <path class="dim" d="M0 0h4z" fill="#102030"/>
    <g transform="translate(2 3)"><circle cx="1" cy="1" r="1" fill="#ffffff"/></g>
  </g>
  <g id="wake">
    <path class="foam" d="M0 0h9" fill="none" stroke="#eeeeee"/>
  </g>`

const lights = { dim: (colour: string) => `${colour}80`, foam: '#abcdef', lamp: undefined }

afterAll(() => rmSync(folder, { recursive: true }))

describe('an artwork', () => {
  it('gives its groups in the light of the picture', () => {
    const art = readArtwork(write(boat), lights)
    expect(art('boat')).toBe(
      '<path d="M0 0h4z" fill="#10203080"/><g transform="translate(2 3)"><circle cx="1" cy="1" r="1" fill="#ffffff"/></g>',
    )
    expect(art('wake', 'wake')).toBe('<path d="M0 0h9" fill="none" stroke="#abcdef"/>'.repeat(2))
  })

  it('keeps its own colour where the light has none', () => {
    const art = readArtwork(write('<g id="pane"><path class="lamp" d="M0 0z" fill="#22333b"/></g>'), lights)
    expect(art('pane')).toBe('<path d="M0 0z" fill="#22333b"/>')
  })

  it.each([
    [
      '<g id="a"><script/></g>',
      '.svg:2 holds something besides g, path, circle and ellipse, the class of a shape first.',
    ],
    ['<g id="a">\n<path d="M0 0z" onclick="x"/></g>', '.svg:3 holds something besides'],
    ['<g id="a"><path d="M0 0z" fill="#ffffff" class="dim"/></g>', '.svg:2 holds something besides'],
    ['<path d="M0 0z" fill="#ffffff"/>', '.svg:2 is not in a group with an id.'],
    ['<g><path d="M0 0z" fill="#ffffff"/></g>', '.svg:2 is not in a group with an id.'],
  ])('is refused with its line: %s', (inside, fault) => {
    expect(() => readArtwork(write(inside), lights)).toThrow(fault)
  })

  it('is refused when it is no SVG', () => {
    const path = write(boat)
    writeFileSync(join('pictures', `${path}.svg`), 'boat')
    expect(() => readArtwork(path, lights)).toThrow('is no SVG')
  })

  it('names the groups it has, and the class that the light does not know', () => {
    expect(() => readArtwork(write(boat), lights)('car')).toThrow('has no group "car". It has boat, wake.')
    expect(() => readArtwork(write(boat), { foam: '#ffffff' })('boat')).toThrow('a shape of class "dim"')
  })
})

it.each(globSync('pictures/**/*.svg'))('every group of %s is shown by the code beside it', (file) => {
  const code = readFileSync(file.replace(/\.svg$/, '.ts'), 'utf8')
  const groups = [...readFileSync(file, 'utf8').matchAll(/<g id="([\w-]+)">/g)].map(([, id]) => id)
  expect(groups.filter((id) => !code.includes(`'${id}'`))).toEqual([])
})
