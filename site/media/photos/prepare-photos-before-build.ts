import { resolve } from 'node:path'
import type { AstroIntegration } from 'astro'
import { preparePhotos } from './prepare-photos.ts'

const contentFolder = resolve('content')
const preparedFolder = resolve('.cache/photos')

/** Prepares all photos before the site is built, and again in development when one changes. */
export function preparePhotosBeforeBuild(): AstroIntegration {
  return {
    name: 'prepare-photos',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command === 'sync' || command === 'preview') return
        const { photos, made } = await preparePhotos(contentFolder, preparedFolder)
        if (photos.length > 0) logger.info(`${photos.length} photos, ${made} of them made anew`)
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_event, file) => {
          if (!file.startsWith(contentFolder) || !/[\\/]photo\.\w+$/.test(file)) return
          try {
            await preparePhotos(contentFolder, preparedFolder)
            server.moduleGraph.invalidateAll()
            server.ws.send({ type: 'full-reload' })
          } catch (error) {
            // While an editor has saved the photo but not yet its facts.
            logger.error(error instanceof Error ? error.message : String(error))
          }
        })
      },
    },
  }
}
