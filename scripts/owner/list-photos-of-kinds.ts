import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findPhotos } from '#site/media/photos/find-photos.ts'
import type { PhotosOfKind } from './describe-photos.ts'

/** Returns all kinds of entries with their ids and photos. Unusable photos are left to `npm run check:content`. */
export function listPhotosOfKinds(contentFolder: string): PhotosOfKind[] {
  const { photos } = findPhotos(contentFolder)
  return listFolders(contentFolder).flatMap((kind) => {
    const folder = join(contentFolder, kind)
    const ids = listFolders(folder).filter((id) => existsSync(join(folder, id, 'facts.yaml')))
    if (ids.length === 0) return []
    const withPhoto = new Set(photos.filter((photo) => photo.kind === kind).map(({ id }) => id))
    return [{ kind, ids, withPhoto }]
  })
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .sort()
}
