import type { APIRoute, GetStaticPaths } from 'astro'
import { readBuildSettings } from '#site/build-settings.ts'
import { writeLlms } from '#site/markdown/write-llms.ts'

// A parameter, so that the file is not built where pages have no twins.
export const getStaticPaths = (() =>
  readBuildSettings(process.env).MARKDOWN === 'on' ? [{ params: { llms: 'llms' } }] : []) satisfies GetStaticPaths

/** Returns the list of what machines find here. */
export const GET: APIRoute = ({ site }) => {
  const { MCP, OPEN_DATA } = readBuildSettings(process.env)
  const text = writeLlms(String(site), { hasAssistant: MCP === 'on', hasOpenData: OPEN_DATA === 'on' })
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
