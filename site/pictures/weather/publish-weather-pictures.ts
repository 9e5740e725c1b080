import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const drawn = resolve('.cache/pictures/weather')

/** Returns the folder of the ready-made weather pictures as an address; its name changes with any of them, so that browsers may keep them for good. */
export function folderOfWeatherPictures(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(drawn).sort()) hash.update(name).update(readFileSync(resolve(drawn, name)))
  return `/_assets/weather-${hash.digest('hex').slice(0, 10)}/`
}

/**
 * Puts the ready-made weather pictures into the built site. They bypass the bundler, because a visitor's browser makes
 * their names from place, season, hour and weather: a list of some hundred hashed addresses would weigh more than a picture.
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
