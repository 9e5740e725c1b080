import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { neighboursOf, readSeason, type SeasonId } from '#site/content/model/season-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import './SeasonTurner.css'

export function SeasonTurner({ id, language }: { id: SeasonId; language: Language }) {
  const translate = translator(language)
  const { previous, next } = neighboursOf(id)
  return (
    <nav className="full season-turner" aria-label={translate('season.others')}>
      <a href={linkToEntry('seasons', previous, language)} rel="prev">
        <small>{translate('season.before')}</small> <b>{readSeason(previous, language).name}</b>
      </a>
      <a href={linkToEntry('seasons', next, language)} rel="next">
        <small>{translate('season.after')}</small> <b>{readSeason(next, language).name}</b>
      </a>
    </nav>
  )
}
