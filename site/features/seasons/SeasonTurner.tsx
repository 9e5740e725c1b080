import type { Language } from '#contract/languages.ts'
import { neighboursOf, readSeason, type SeasonId } from '#site/content-model/season-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import './SeasonTurner.css'

export function SeasonTurner({ id, language }: { id: SeasonId; language: Language }) {
  const translate = translator(language)
  const { previous, next } = neighboursOf(id)
  return (
    <nav className="full season-turner" aria-label={translate('season.others')}>
      <a href={hrefFor('season', language, { season: previous })} rel="prev">
        <small>{translate('season.before')}</small> <b>{readSeason(previous, language).name}</b>
      </a>
      <a href={hrefFor('season', language, { season: next })} rel="next">
        <small>{translate('season.after')}</small> <b>{readSeason(next, language).name}</b>
      </a>
    </nav>
  )
}
