import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { build, type Connect, runnerImport } from 'vite'
import { stripInsertedStyles } from '#site/ui/notices/strip-inserted-styles.ts'

// The desk beside the pages of development: one process, one origin. Loaded by scripts/serve-desk.ts only, so no build has it.

/** Bundles the desk's pages into a folder and resolves with it. Only files, so that the desk's policy needs to allow no inline script. */
export async function bundlePages(project: string): Promise<string> {
  const folder = join(project, '.cache/desk')
  await build({
    configFile: false,
    root: join(project, 'desk/app'),
    base: '/desk/',
    logLevel: 'error',
    plugins: [stripInsertedStyles()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { onwarn: () => {} },
    },
  })
  return folder
}

/** Returns the integration that serves the desk below /desk. `announce` gets the start address, which lets one browser in. */
export function serveDesk(project: string, announce: (address: string) => void): AstroIntegration {
  const token = randomBytes(24).toString('base64url')
  return {
    name: 'desk',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const { module } = await runnerImport<typeof import('./open-desk.ts')>('./desk/server/open-desk.ts', {
          root: project,
          configFile: false,
          logLevel: 'warn',
        })
        const folder = await bundlePages(project)
        let answer: Connect.NextHandleFunction | undefined
        const open = async () => {
          const address = server.httpServer?.address()
          const port = typeof address === 'object' && address ? address.port : server.config.server.port
          answer = await module.openDesk({ project, pagesFolder: folder, guard: { port, token } })
          announce(`http://127.0.0.1:${port}/desk?token=${token}`)
        }
        // The port is known once it listens.
        server.httpServer?.once('listening', () => void open())
        server.middlewares.use((request, response: ServerResponse, next) => {
          if (answer) return answer(request, response, next)
          response.writeHead(503).end('The desk is about to open. Load the page again.')
        })
      },
    },
  }
}
