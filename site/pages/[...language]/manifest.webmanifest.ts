import type { APIRoute } from 'astro'
import { describeApp } from '#site/media/icons/web-manifest.ts'
import { type LanguageProps, listLanguagePaths } from '#site/page-list/language-paths.ts'

export const getStaticPaths = listLanguagePaths

export const GET: APIRoute<LanguageProps> = ({ props }) =>
  new Response(JSON.stringify(describeApp(props.language)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
