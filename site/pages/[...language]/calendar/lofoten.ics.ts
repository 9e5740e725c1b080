import type { APIRoute } from 'astro'
import { readBuildSettings } from '#site/build-settings.ts'
import { writeCalendarOfYear } from '#site/open-data/write-calendar-of-year.ts'
import { type LanguageProps, listLanguagePaths } from '#site/page-list/language-paths.ts'

export const getStaticPaths = () => (readBuildSettings(process.env).OPEN_DATA === 'on' ? listLanguagePaths() : [])

/** Returns the year of Lofoten as a calendar to subscribe to. */
export const GET: APIRoute<LanguageProps> = ({ props: { language }, site }) =>
  new Response(writeCalendarOfYear(language, String(site)), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
