import { weatherPlaces } from '#contract/weather-places.ts'
import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import { formatStretches } from '#site/domain/calendar/format-light.ts'
import { formatMoon } from '#site/domain/calendar/format-moon.ts'
import { joinStretches, type LightOfDay, lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import type { LightWords } from '#site/domain/calendar/light-words.ts'
import { moonOfDay } from '#site/domain/calendar/moon-of-day.ts'
import { formatOsloTime, osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { PartGap, SourceLine } from '#site/features/today/parts/PartStatus.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { type ClearSky, findClearestSky, findClearSkyAt, isClear, type NightSky } from './clear-sky.ts'
import { sayClearSky } from './day-facts.ts'
import { sayWayToStand } from './format-way.ts'
import { KpLane, NightLanes } from './NightLanes.tsx'
import { findNight, sayDark, saySun } from './night.ts'
import { adviseToday, isToStay } from './say-advice.ts'
import { nameOf, type TodayView } from './today-view.ts'

/** The light of today and tonight, the clouds of the dark hours, Kp, and the chance of northern lights. */
export function Light({ view, lightWords, rules }: { view: TodayView; lightWords: LightWords; rules: AdviceRules }) {
  const { words, now, place } = view
  const { forecast, aurora } = view.answer.parts
  const light = lightOfDay(weatherPlaces[place], osloDateOf(now))
  const night = findNight(view)
  const hours = forecast.data?.find((each) => each.place === place)?.hours ?? []
  const sky = night ? findClearSkyAt(view, place) : null
  const chance = isClear(sky) ? sky : null
  const best = night ? findClearestSky(view) : null
  const verdict = [
    best && best.place !== place ? sayClearSky(view) : null,
    sky ? sayChance(sky, view) : null,
    saySun(light, view),
  ]
  return (
    <>
      <p className="today-verdict">{verdict.filter(Boolean).join(' ')}</p>
      <WhereToStand best={best} chance={chance} rules={rules} view={view} />
      <p>{night ? `${sayDark(night, view)} ${words.kpEnough}` : sayDark(night, view)}</p>
      <NightLanes night={night} hours={hours} view={view} />
      <div className="accordion">
        <Fold title={words.lightMore}>
          <div className="today-folded">
            <LightFigures light={light} view={view} lightWords={lightWords} />
            {night ? <KpLane night={night} chance={chance} view={view} /> : null}
          </div>
        </Fold>
      </div>
      {!night ? null : aurora.data ? (
        <SourceLine part={aurora} saying={view} />
      ) : (
        <PartGap part={aurora} name="aurora" saying={view} />
      )}
    </>
  )
}

interface StandProps {
  /** The clearest sky that one can get to, and that of the visitor’s place. */
  best: ReturnType<typeof findClearestSky>
  chance: ClearSky | null
  rules: AdviceRules
  view: TodayView
}

/** One spot for tonight, with its hours and why; while nobody should drive, where to look from in the village. */
function WhereToStand({ best, chance, rules, view }: StandProps) {
  const { words, place } = view
  if (isToStay(adviseToday(view, rules))) {
    const { village } = rules.stands[place]
    return chance ? <p data-stand="">{fillGaps(words.stayAndLook, { place: nameOf(place), village })}</p> : null
  }
  if (!best) return null
  const { name, href, why, ways } = rules.stands[best.place]
  const when = { a: formatOsloTime(best.from), b: formatOsloTime(best.until) }
  return (
    <p data-stand="">
      <b>{`${words.standHere}: `}</b>
      <a href={href}>{name}</a>
      {sayWayToStand(ways, view)}
      {fillGaps(words.standWhy, { ...when, why })}
    </p>
  )
}

function sayChance(sky: NonNullable<NightSky>, { words, locale, place }: TodayView): string {
  if (!isClear(sky)) return fillGaps(sky === 'wet' ? words.wetNight : words.overcast, { place: nameOf(place) })
  const { kind, from, until, cloud } = sky
  return fillGaps(kind === 'good' ? words.chanceGood : words.chance, {
    place: nameOf(place),
    a: formatOsloTime(from),
    b: formatOsloTime(until),
    percent: formatFigure(cloud, locale),
  })
}

/** The day in figures: sun, blue light, light enough to walk without a lamp, moon. */
function LightFigures({ light, view, lightWords }: { light: LightOfDay; view: TodayView; lightWords: LightWords }) {
  const { words, place, locale } = view
  const { day, date } = light
  const say = (stretches: Parameters<typeof formatStretches>[0]) => formatStretches(stretches, day, lightWords)
  const withoutLamp = joinStretches([...light.civilTwilight, ...light.sunUp].toSorted((a, b) => a.start - b.start))
  const figures = [
    ['sun', lightWords['light.sun'], say(light.sunUp)],
    ['blue', lightWords['light.blue'], say(light.blue)],
    ['lamp', words.withoutLamp, say(withoutLamp)],
    ['moon', lightWords['light.moon'], formatMoon(moonOfDay(weatherPlaces[place], date), day, lightWords, locale)],
  ] as const
  return (
    <dl className="today-light-figures">
      {figures.map(([kind, name, value]) => (
        <div key={kind} data-light={kind}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
