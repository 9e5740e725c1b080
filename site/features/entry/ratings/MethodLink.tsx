import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { fragmentFor } from '#site/routes/fragments.ts'
import { hrefFor } from '#site/routes/path-for.ts'

/** A link to the one page that says how the editors judge. */
export function MethodLink({ language }: { language: Language }) {
  return (
    <a className="link small" href={`${hrefFor('about', language)}#${fragmentFor('judging', language)}`}>
      {translator(language)('assessment.method')}
    </a>
  )
}
