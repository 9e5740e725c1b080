import { resolve } from 'node:path'
import type { AstroIntegration } from 'astro'
import { forgetContent } from './remember.ts'

/** Reloads the browser in development when a file under `content/` changes, which Vite does not watch by itself. */
export function watchContent(): AstroIntegration {
  return {
    name: 'watch-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = resolve('content')
        server.watcher.add(folder)
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(folder)) return
          forgetContent()
          server.moduleGraph.invalidateAll()
          server.ws.send({ type: 'full-reload' })
        })
      },
    },
  }
}
