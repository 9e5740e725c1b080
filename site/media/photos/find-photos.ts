import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findLinesIn } from '#site/content/files/find-line.ts'
import { ContentError, checkContent, parseYaml } from '#site/content/files/read-yaml.ts'
import { type PhotoFacts, photoFactsSchema } from './photo-schema.ts'

/** A photo in the folder of an entry, with its facts; not decoded yet. */
export interface FoundPhoto {
  /** The folder in `content/`: `places`, `seasons`, `pages`. */
  kind: string
  /** The folder of the entry or the page. */
  id: string
  /** Absolute path of the picture. */
  file: string
  facts: PhotoFacts
}

interface Findings {
  photos: FoundPhoto[]
  faults: ContentError[]
}

const pictureNames = ['photo.jpg', 'photo.png']

/** Returns every photo below the content folder, and one fault for each unusable one. */
export function findPhotos(contentFolder: string): Findings {
  const findings: Findings = { photos: [], faults: [] }
  for (const [folder, names] of listFolders(contentFolder)) {
    try {
      findings.photos.push(readEntry(contentFolder, folder, names))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      findings.faults.push(error)
    }
  }
  return findings
}

/** Returns the folders that contain `photo.*` files, sorted, with the names of those files. */
function listFolders(contentFolder: string): Map<string, string[]> {
  const files = readdirSync(contentFolder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /^photo\./i.test(item.name))
    .map((item) => ({ folder: item.parentPath, name: item.name }))
    .sort((one, other) => (`${one.folder}/${one.name}` < `${other.folder}/${other.name}` ? -1 : 1))
  return new Map(
    files.map(({ folder }) => [folder, files.filter((file) => file.folder === folder).map(({ name }) => name)]),
  )
}

function readEntry(contentFolder: string, folder: string, names: string[]): FoundPhoto {
  const shown = relative(process.cwd(), folder)
  const [kind, id, ...deeper] = relative(contentFolder, folder).split(/[\\/]/)
  if (!kind || !id || deeper.length > 0) {
    throw new ContentError(
      `${join(shown, names[0] ?? '')} belongs to no entry. Move it into the entry's folder, content/<kind>/<id>/.`,
    )
  }
  const stranger = names.find((name) => name !== 'photo.yaml' && !pictureNames.includes(name))
  if (stranger) {
    throw new ContentError(
      `${join(shown, stranger)} cannot be used. The guide reads ${pictureNames.join(' and ')} only, in small letters; export the picture as one of them.`,
    )
  }
  const pictures = names.filter((name) => pictureNames.includes(name))
  const [picture] = pictures
  if (pictures.length > 1) {
    throw new ContentError(`${shown} has both ${pictures.join(' and ')}. An entry shows one photo; delete the other.`)
  }
  if (!picture) {
    throw new ContentError(`${join(shown, 'photo.yaml')} has no photo beside it. Add photo.jpg, or delete photo.yaml.`)
  }
  const factsFile = join(folder, 'photo.yaml')
  if (!names.includes('photo.yaml')) {
    throw new ContentError(
      `${join(shown, 'photo.yaml')} is missing. Write credit, licence, takenOn and alt of ${picture} in it.`,
    )
  }
  const text = readFileSync(factsFile, 'utf8')
  const facts = checkContent(photoFactsSchema, parseYaml(text, factsFile), factsFile, () => findLinesIn(text))
  return { kind, id, file: join(folder, picture), facts }
}
