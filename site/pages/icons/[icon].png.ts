import type { APIRoute, GetStaticPaths } from 'astro'
import { paintIcon } from '#site/media/icons/draw-icon.ts'
import { manifestIcons } from '#site/media/icons/web-manifest.ts'

type Icon = (typeof manifestIcons)[keyof typeof manifestIcons]

export const getStaticPaths = (() =>
  Object.entries(manifestIcons).map(([icon, props]) => ({ params: { icon }, props }))) satisfies GetStaticPaths

export const GET: APIRoute<Icon> = async ({ props }) =>
  new Response(new Uint8Array(await paintIcon(props.form, props.size)), { headers: { 'content-type': 'image/png' } })
