import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { AstroIntegration } from 'astro'

const run = promisify(execFile)

/** Draws the pictures in development, at the start and after changes, and serves the gallery at `/pictures`. */
export function drawInDevelopment(): AstroIntegration {
  // A process of its own, which loads the changed drawing code.
  const draw = () => run(process.execPath, ['scripts/draw-pictures.ts'])
  return {
    name: 'draw-in-development',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute }) => {
        if (command !== 'dev') return
        await draw()
        injectRoute({ pattern: '/pictures', entrypoint: './site/media/gallery/PictureGallery.astro' })
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
