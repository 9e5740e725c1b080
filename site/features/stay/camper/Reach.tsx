import type { Language } from '#contract/languages.ts'
import type { BedToAsk } from '#site/content/model/camp-site-queries.ts'
import type { CamperCopy, ListedSite } from '#site/content/model/pages/camper-copy.ts'
import { NumberToRing } from '#site/ui/Contact.tsx'
import { OutLink } from '#site/ui/OutLink.tsx'

interface Props {
  sites: readonly ListedSite[]
  beds: readonly BedToAsk[]
  copy: CamperCopy
  language: Language
}

type Listed = Pick<ListedSite, 'id' | 'name' | 'point' | 'kilometres'> &
  Partial<Pick<ListedSite, 'phone' | 'website' | 'isOnOuterCoast'>>

/** So many of each are enough to ring. */
const most = 2

/**
 * What a closed road leaves: the nearest pitches, power, emptying and beds to which one can still drive. Hidden as long as nothing is
 * closed; `fill-reach.ts` fills it.
 */
export function Reach({ sites, beds, copy, language }: Props) {
  const { reach, sites: words } = copy
  const placed = sites.filter(({ point }) => point)
  const open = placed.filter(({ facts }) => facts?.winter !== 'no')
  const has = (question: 'power' | 'emptying') =>
    placed.filter(({ facts }) => /yes|guests/.test(facts?.[question] ?? ''))
  const rows: [keyof typeof reach.rows, readonly Listed[]][] = [
    ['night', open],
    ['power', has('power')],
    ['emptying', has('emptying')],
    ['bed', beds],
  ]
  return (
    <div className="reach" id="reach" data-live-part="reach" hidden>
      <h2>{reach.title}</h2>
      <p>
        <span data-reach-from={reach.from} data-reach-storm={reach.storm} /> <a href="#winter">{reach.choose}</a>
      </p>
      <dl className="facts">
        {rows.map(([id, list]) => (
          <div key={id}>
            <dt>{reach.rows[id]}</dt>
            <dd>
              <ul data-most={most}>
                {list.map((each) => (
                  <li
                    key={each.id}
                    data-way={each.point}
                    data-kilometres={each.kilometres.join(' ')}
                    data-outer={each.isOnOuterCoast ? '' : undefined}
                    data-unlisted={id === 'night' && isUnlisted(each) ? '' : undefined}
                    hidden
                  >
                    {each.name} {each.phone || each.website ? <Ways of={each} language={language} /> : reach.ask}
                  </li>
                ))}
                <li data-none="">{reach.none}</li>
              </ul>
            </dd>
          </div>
        ))}
        <div>
          <dt>{reach.rows.ring}</dt>
          <dd>
            {words.office.name} <NumberToRing number={words.office.phone} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Neither number nor website is known. */
const isUnlisted = ({ phone, website }: Listed) => !(phone || website)

function Ways({ of: { phone, website }, language }: { of: Listed; language: Language }) {
  if (phone) return <NumberToRing number={phone} />
  return website ? <OutLink href={website} language={language} /> : null
}
