import type { agentPurposes } from '#contract/setting-schemas.ts'

type Purpose = (typeof agentPurposes)[number]

/** Who fetches for which purpose, by the names that the operators publish (November 2026). */
const agents: Record<Purpose, readonly string[]> = {
  fetch: ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'MistralAI-User', 'meta-externalfetcher', 'DuckAssistBot'],
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  train: [
    'GPTBot',
    'ClaudeBot',
    'anthropic-ai',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'meta-externalagent',
    'Bytespider',
    'cohere-ai',
  ],
}

const purposes: Record<Purpose, string> = {
  fetch: 'Fetching a page for somebody who asks',
  search: 'Search of assistants',
  train: 'Training of models',
}

/** Returns `robots.txt`: what everybody leaves alone, and by purpose what agents of assistants may do. */
export function writeRobots(allowed: readonly Purpose[], origin: string): string {
  const shared = 'Disallow: /api/'
  const groups = (Object.keys(agents) as Purpose[]).map((purpose) => {
    const may = allowed.includes(purpose)
    return [
      `# ${purposes[purpose]}: ${may ? 'yes' : 'no'}`,
      ...agents[purpose].map((name) => `User-agent: ${name}`),
      may ? shared : 'Disallow: /',
    ].join('\n')
  })
  return `${[`User-agent: *\n${shared}`, ...groups, `Sitemap: ${new URL('/sitemap.xml', origin).href}`].join('\n\n')}\n`
}
