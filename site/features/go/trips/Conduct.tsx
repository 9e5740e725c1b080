import type { Language } from '#contract/languages.ts'
import { articles } from '#site/content/model/article-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { ConductRule } from '#site/content/model/trip-queries.ts'
import { Icon } from '#site/ui/Icon.tsx'
import {
  bird,
  campfire,
  dog,
  drone,
  fish,
  footprints,
  letterP,
  lifebuoy,
  pawPrint,
  roadHorizon,
  tent,
  toilet,
} from '#site/ui/icons.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './Conduct.css'

const icons: Record<ConductRule, string> = {
  stayOnPath: footprints,
  keepDistance: pawPrint,
  dogOnLead: dog,
  dogOnLeadLonger: dog,
  noDog: dog,
  useToilet: toilet,
  carryPaper: toilet,
  noFire: campfire,
  noDrone: drone,
  parkProperly: letterP,
  noNightOnBeach: tent,
  keepQuietAtRacks: fish,
  leaveBirds: bird,
  lifeVest: lifebuoy,
  passingPlaces: roadHorizon,
}

/** What holds on few trips before what holds on most: a guest reads four, and the article has them all. */
const fromSpecial: readonly ConductRule[] = [
  'noDog',
  'lifeVest',
  'leaveBirds',
  'noNightOnBeach',
  'dogOnLeadLonger',
  'keepQuietAtRacks',
  'noDrone',
  'noFire',
  'keepDistance',
  'dogOnLead',
  'stayOnPath',
  'passingPlaces',
  'parkProperly',
  'useToilet',
  'carryPaper',
]
const most = 4

/** Returns the rules that a trip shows, in the order of its page. */
export function chooseRules(rules: readonly ConductRule[]): ConductRule[] {
  const shown = new Set(fromSpecial.filter((rule) => rules.includes(rule)).slice(0, most))
  return rules.filter((rule) => shown.has(rule))
}

interface Props {
  rules: readonly ConductRule[]
  copy: TripsCopy
  language: Language
}

/** The rules of conduct that this trip has and few others have, and the way to all of them. */
export function Conduct({ rules, copy, language }: Props) {
  return (
    <>
      <ul className="conduct rows">
        {chooseRules(rules).map((rule) => (
          <li key={rule}>
            <Icon svg={icons[rule]} />
            <span>{copy.conduct.rules[rule]}</span>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink href={linkToEntry('articles', 'good-guest', language)}>
          {articles.read('good-guest', language).words.name}
        </MoreLink>
      </p>
    </>
  )
}
