import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import standInFaces from '#site/styles/stand-in-fonts.json' with { type: 'json' }

// The letters that visitors' devices have, whatever the machine of the tests has. Georgia and Arial cannot be given away; Gelasio and Arimo
// (Liberation Sans) were drawn to their widths.

/** Resolves with a file of a font package. */
export function readFontFile(family: string, weight: number, style = 'normal'): Promise<Buffer> {
  const found = findPackageJSON(`@fontsource/${family}`, import.meta.url)
  if (!found) throw new Error(`@fontsource/${family} is not installed.`)
  return readFile(join(dirname(found), `files/${family}-latin-${weight}-${style}.woff2`))
}

const standInFamilies = [...new Set(standInFaces.map(({ family }) => family))]

export const deviceNames = ['linux', 'android', 'apple'] as const
export type Device = (typeof deviceNames)[number]

/** Resolves with the fonts of a device by the names under which styles ask for them; a font of another device is empty. */
export async function standInFontsOf(device: Device): Promise<Map<string, Buffer>> {
  const nothing = Buffer.alloc(0)
  if (device === 'linux')
    return new Map([
      ['Liberation Sans', await readFontFile('arimo', 400)],
      ['Liberation Sans Bold', await readFontFile('arimo', 700)],
    ])
  if (device === 'apple')
    return new Map([
      ['Arial', await readFontFile('arimo', 400)],
      ['Arial Bold', await readFontFile('arimo', 700)],
      ['Georgia', await readFontFile('gelasio', 400)],
      ['Georgia Italic', await readFontFile('gelasio', 400, 'italic')],
    ])
  return new Map([
    ['Georgia', nothing],
    ['Georgia Italic', nothing],
    ['Noto Serif', await readFontFile('noto-serif', 400)],
    ['Noto Serif Italic', await readFontFile('noto-serif', 400, 'italic')],
    ['Arial', nothing],
    ['Arial Bold', nothing],
    ['Liberation Sans', nothing],
    ['Liberation Sans Bold', nothing],
    ['Roboto', await readFontFile('roboto', 400)],
    ['Roboto Bold', await readFontFile('roboto', 700)],
  ])
}

/**
 * Runs in the page before its body: shows nothing until the fonts of these families are unpacked. Those of a device are there at once;
 * as data they come after the first painting on a busy machine.
 */
function showOnceUnpacked(families: string[]): void {
  const { style } = document.documentElement
  style.visibility = 'hidden'
  const faces = [...document.fonts].filter(({ family }) => families.includes(family.replaceAll('"', '')))
  void Promise.allSettled(faces.map((face) => face.load())).then(() => style.removeProperty('visibility'))
}

/** Puts these fonts in the place of the device's own ones of the same names, in a page that is opened next. */
export async function lendFonts(page: Page, url: string, fonts: Map<string, Buffer>): Promise<void> {
  if (fonts.size === 0) return
  await page.route(url, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replaceAll(/local\(["']?([^"')]+)["']?\)/g, (local, name: string) => {
      const font = fonts.get(name)
      if (!font) return local
      return font.length > 0 ? `url(data:font/woff2;base64,${font.toString('base64')})` : 'local("not on this device")'
    })
    const hold = `<script>(${showOnceUnpacked})(${JSON.stringify(standInFamilies)})</script></head>`
    await route.fulfill({ response: answer, body: html.replace('</head>', () => hold) })
  })
}
