const markdown = 'text/markdown'

/**
 * Returns whether an `Accept` header asks for Markdown, at least as much as for HTML. Browsers do not name it, which is all that is
 * looked for on their way.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(markdown)) return false
  const wanted = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [type, quality ? Number(quality.slice(2)) || 0 : 1]
    }),
  )
  const own = wanted.get(markdown) ?? 0
  return own > 0 && own >= (wanted.get('text/html') ?? 0)
}
