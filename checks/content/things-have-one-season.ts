import type { Rule } from '#checks/rule.ts'
import { type Language, mapLanguages } from '#contract/languages.ts'
import { listTextsByLanguage, problemOf } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

interface OneSeason {
  /** What says the season otherwise, or once more. */
  wrong: Record<Language, RegExp>
  /** Where it is stated, beginnings of paths. */
  owners: readonly string[]
  remedy: string
}

/** Seasons that readers met in several forms; each is stated by its owners, and other pages say it their way or link there. */
const seasons: readonly OneSeason[] = [
  {
    wrong: {
      no: /(?:nordlys\w*[^.;|]{0,60}(?:fra|mellom) september (?:til|og) (?:mars|april)|(?:fra|mellom) september (?:til|og) (?:mars|april)[^.;|]{0,60}nordlys|28\.[ \u00a0]august (?:–|til) 14\.)/i,
      en: /(?:northern lights[^.;|]{0,60}September (?:to|and|–) (?:March|April)|September (?:to|and|–) (?:March|April)[^.;|]{0,60}northern lights|28 August (?:–|to) 14 April)/i,
      de: /(?:Nordlicht\w*[^.;|]{0,60}(?:von|zwischen) (?:Anfang )?September (?:bis|und) (?:Anfang )?(?:März|April)|(?:von|zwischen) (?:Anfang )?September (?:bis|und) (?:März|April)[^.;|]{0,60}Nordlicht|28\.[ \u00a0]August (?:–|bis) 14\.)/i,
    },
    owners: ['content/articles/northern-lights/'],
    remedy: 'write “late August to mid-April”, «slutten av august til midten av april», „Ende August bis Mitte April“.',
  },
  {
    wrong: {
      no: /museet?[^.]{0,60}(?:mandag–fredag|mandag til fredag|man\.–fre\.)|fra tidlig i desember til nyttår/i,
      en: /museum[^.]{0,60}Monday to Friday|from early December (?:to|until) New Year/i,
      de: /museum[^.]{0,60}(?:montags bis freitags|Mo–Fr)|von Anfang Dezember bis Neujahr/i,
    },
    owners: ['content/places/a/', 'content/activities/museene-pa-a/'],
    remedy:
      'the opening days of the museum at Å stand on its own page. Cut them here and link to activities/museene-pa-a.',
  },
  {
    wrong: mapLanguages(
      () =>
        /(?:26\.?[ \u00a0](?:mai|May)|27\.?[ \u00a0](?:mai|May))(?:(?!(?<!\d)\.)[^;|]){0,40}(?:i|in|at) (?:Svolvær|Reine)(?!\p{L})|(?:i|in|at) (?:Svolvær|Reine)(?:(?!(?<!\d)\.)[^;|]){0,40}(?:26\.?[ \u00a0](?:mai|May)|27\.?[ \u00a0](?:mai|May))/iu,
    ),
    owners: [],
    remedy: 'mountains hide the midnight sun there. Give the dates for Eggum and Uttakleiv.',
  },
]

/** Two dates for one thing make a reader doubt both. */
export const thingsHaveOneSeason: Rule<Pick<WrittenTexts, 'content' | 'messages'>> = {
  name: 'a thing has one season in the guide',
  findProblems: (written) =>
    listTextsByLanguage(written).flatMap((text) =>
      seasons.flatMap(({ wrong, owners, remedy }) => {
        const found = owners.some((owner) => text.path.startsWith(owner)) ? null : wrong[text.language].exec(text.text)
        return found ? [problemOf(text, `«${found[0]}»: ${remedy}`)] : []
      }),
    ),
}
