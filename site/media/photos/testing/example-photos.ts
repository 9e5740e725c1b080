import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { languageKeys } from '#contract/languages.ts'

export const exampleFacts = `
credit: Kari Nordmann
licence:
  name: CC BY 4.0
  address: https://creativecommons.org/licenses/by/4.0/
takenOn: "2025-02"
alt:
${languageKeys.map((language) => `  ${language}: Red cabins under steep peaks.\n`).join('')}`

/** Returns a noise-free picture, which encodes fast: red above, blue below. */
export function paintPicture(width = 1600, height = 1000): Sharp {
  const blue = { create: { width, height: height / 2, channels: 3, background: '#0000ff' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, gravity: 'south' },
  ])
}

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'photos-'))
}

/** Resolves with a content folder that holds the given files by path. */
export async function makeContent(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await makeFolder()
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}
