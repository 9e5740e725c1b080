import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { AstroIntegration } from 'astro'

const run = promisify(execFile)

/**
 * In development: draws the pictures at the start and again whenever a picture's file or the drawing code changes, and
 * opens the gallery at `/pictures`. A build draws before Astro starts and knows no gallery.
 */
export function drawInDevelopment(): AstroIntegration {
  // In a process of its own: drawing code that was changed must not be the one this process loaded before.
  const draw = () => run(process.execPath, ['scripts/draw-pictures.ts'])
  return {
    name: 'draw-in-development',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute }) => {
        if (command !== 'dev') return
        await draw()
        injectRoute({ pattern: '/pictures', entrypoint: './site/gallery/PictureGallery.astro' })
      },
      'astro:server:setup': ({ server, logger }) => {
        const folders = ['content/pictures', 'pictures'].map((folder) => resolve(folder))
        server.watcher.add(folders)
        server.watcher.on('all', async (_event, file) => {
          if (!folders.some((folder) => file.startsWith(folder))) return
          try {
            await draw()
            server.ws.send({ type: 'full-reload' })
          } catch (error) {
            logger.error(error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error))
          }
        })
      },
    },
  }
}
