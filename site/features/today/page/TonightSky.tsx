import type { Language } from '#contract/languages.ts'
import { weatherPlaces } from '#contract/weather-places.ts'
import { readStands } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './TonightSky.css'

/**
 * Whether there may be northern lights tonight, where it is clearest, and where to stand there, filled by `tonight-sky-behaviour.ts`; a
 * link without live data.
 */
export function TonightSky({ language }: { language: Language }) {
  const { sky, words } = readTodayCopy(language)
  const stands = readStands(language)
  return (
    <section className="section tint tonight-sky" data-tonight-sky="" aria-labelledby="tonight-sky">
      <div className="wrap">
        <h2 id="tonight-sky">{words.skyQuestion}</h2>
        <div data-sky-live="" hidden>
          <p className="lead" data-sky-answer="" />
          {placesFromWest.map((place) => {
            const { name, href, ways, why } = stands[place]
            return (
              <p key={place} data-sky-stand={place} hidden>
                <b>{`${words.standHere}: `}</b>
                <a href={href}>{name}</a>
                <span data-sky-way={JSON.stringify(ways)} />
                {`: ${why}`}
              </p>
            )
          })}
          <dl>
            {placesFromWest.map((place) => (
              <div key={place}>
                <dt>{weatherPlaces[place].name}</dt>
                <dd data-sky-place={place} />
              </div>
            ))}
          </dl>
        </div>
        <p>
          <MoreLink href={`${hrefFor('today', language)}#light`}>{sky.more}</MoreLink>
        </p>
      </div>
    </section>
  )
}
