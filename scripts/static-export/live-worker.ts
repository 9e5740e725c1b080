import { livePaths } from '#contract/live-paths.ts'

/** Returns the files by which Cloudflare Pages proxies live requests: a worker and its list of paths, which excludes files. */
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
