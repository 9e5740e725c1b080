import { livePaths } from './redirect-rules.ts'

/**
 * Promises the files by which Cloudflare Pages passes live questions on to the guide's server: a worker, and the list of paths
 * for which it is asked at all. Files never pass through it.
 */
export function writeLiveWorker(api: string): Record<'_worker.js' | '_routes.json', string> {
  return {
    '_worker.js': `// Passes what is live on to the guide's server, with the address of the visitor, on which its limits rest.
const api = ${JSON.stringify(api)}

export default {
  fetch(request) {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '')
    const { method, body } = request
    return fetch(new Request(api + pathname + search, { method, headers, body, redirect: 'manual', duplex: 'half' }))
  },
}
`,
    '_routes.json': `${JSON.stringify({ version: 1, include: livePaths.map((path) => `${path}*`), exclude: [] }, null, 2)}\n`,
  }
}
