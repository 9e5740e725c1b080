import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const drawn = resolve('.cache/pictures/weather')

/** Returns the folder address of the weather pictures; its hash allows immutable caching. */
export function folderOfWeatherPictures(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(drawn).sort()) hash.update(name).update(readFileSync(resolve(drawn, name)))
  return `/_assets/weather-${hash.digest('hex').slice(0, 10)}/`
}

/**
 * Copies the prepared weather pictures into the site, past the bundler: browsers compose their names from place, season, hour
 * and weather, because a list of hundreds of hashed addresses would outweigh a picture.
 */
export function publishWeatherPictures(): AstroIntegration {
  return {
    name: 'weather-pictures',
    hooks: {
      'astro:build:done': ({ dir }) => {
        cpSync(drawn, fileURLToPath(new URL(`.${folderOfWeatherPictures()}`, dir)), { recursive: true })
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = /^\/_assets\/weather-[0-9a-f]+\/([a-z-]+\.svg)$/.exec(request.url ?? '')?.[1]
          if (!name) return next()
          response.setHeader('content-type', 'image/svg+xml')
          response.end(readFileSync(resolve(drawn, name)))
        })
      },
    },
  }
}
