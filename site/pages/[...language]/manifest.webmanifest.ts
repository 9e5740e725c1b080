import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languageKeys, pathPrefixOf } from '#contract/languages.ts'
import { describeApp } from '#site/icons/web-manifest.ts'

interface Props {
  language: Language
}

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({
    params: { language: pathPrefixOf(language).slice(1) || undefined },
    props: { language },
  }))) satisfies GetStaticPaths

/** The guide as an app on the home screen, once in each language. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(JSON.stringify(describeApp(props.language)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
