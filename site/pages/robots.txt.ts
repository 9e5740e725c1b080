import type { APIRoute } from 'astro'
import { readBuildSettings } from '#site/build-settings.ts'
import { writeRobots } from '#site/open-data/write-robots.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(writeRobots(readBuildSettings(process.env).AGENTS_MAY, String(site)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
