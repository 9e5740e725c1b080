import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assistant } from '#contract/assistant.ts'
import { SiteNotBuilt } from '#server/http/pages/load-site.ts'

/** Loads what the build wrote for assistants (`dist/assistant/`). Throws `SiteNotBuilt`. */
export async function loadAssistant(folder: string): Promise<Assistant> {
  try {
    const [guide, bundle] = await Promise.all([
      readFile(join(folder, 'guide.json'), 'utf8'),
      import(pathToFileURL(join(folder, 'assistant.mjs')).href) as Promise<{
        createAssistant: (guide: unknown) => Assistant
      }>,
    ])
    return bundle.createAssistant(JSON.parse(guide))
  } catch (cause) {
    throw new SiteNotBuilt('The built site has nothing for assistants: run "npm run build" again, or set MCP=off.', {
      cause,
    })
  }
}
