// node scripts/draw-pictures.ts   draws every picture of content/pictures that changed since the last run.
import { join } from 'node:path'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { drawAllPictures } from '#site/content/pictures/draw-all-pictures.ts'

try {
  drawAllPictures(join(import.meta.dirname, '..'))
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  // Editors need the sentence, not the stack trace.
  console.error(error.message)
  process.exitCode = 1
}
