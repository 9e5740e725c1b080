import { defineMiddleware } from 'astro:middleware'
import { letScriptsWait } from './page-start/let-scripts-wait.ts'

// Runs for every page of a build.
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(letScriptsWait(await response.text()), response)
})
