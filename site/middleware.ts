import { defineMiddleware } from 'astro:middleware'
import { letScriptsWait } from './layout/let-scripts-wait.ts'

// Astro runs this for every page that it builds.
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(letScriptsWait(await response.text()), response)
})
