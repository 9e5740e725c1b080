import type { APIRoute, GetStaticPaths } from 'astro'
import { pathOfTwin } from '#contract/twins.ts'
import { readBuildSettings } from '#site/build-settings.ts'
import { hasTwin, writeTwin } from '#site/markdown/write-twin.ts'
import { type GuidePage, listAllPages } from '#site/page-list/all-pages.ts'

interface Props {
  page: GuidePage
}

export const getStaticPaths = (() =>
  listAllPages()
    .filter((page) => readBuildSettings(process.env).MARKDOWN === 'on' && hasTwin(page))
    .map((page) => ({
      params: { twin: pathOfTwin(page.path).slice(1, -3) },
      props: { page },
    }))) satisfies GetStaticPaths

/** Returns the Markdown twin of a page. */
export const GET: APIRoute<Props> = ({ props: { page }, site }) =>
  new Response(writeTwin(page, String(site)), { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
