import { holdsOn } from '#site/domain/calendar/not-then.ts'
import type { Atlas } from '#site/features/trip/plan/atlas.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { Finding } from './finding.ts'
import { type JudgedDay, placeOf, refOf } from './judged-day.ts'
import { isClosedBy } from './not-to-be-had.ts'
import { foodWords } from './vocabulary.ts'

// What is shut, out of season, without a boat or advised against when a text goes there.

/** A night in a tent, and on a site for it. */
const tentWords =
  /^(?:telt|telter|telte|teltet|telttur|zelt|zelte|zelten|zelts|tent|tents|wildcamping|wildcampen|villcamping|fricamping)$/
const siteWords =
  /^(?:camping|campingen|campingplatz|campsite|stellplatz|zeltplatz|teltplass|bobilplass|bobilcamping|campground)$/

const kindsOfFaults = { noBoat: 'noSailing', against: 'advised', closed: 'shut' } as const

/** Returns the remark on what is usually not to be had. */
function kindOf(fault: Atlas['notThen'][number]['fault']) {
  return fault === 'outOfSeason' || fault === 'dark' ? 'notThen' : kindsOfFaults[fault]
}

/** Returns the rule where it names what it is about; else the place does. */
function ruleOf({ id, name }: Atlas['notThen'][number]): { rule?: string } {
  return name === undefined ? {} : { rule: id }
}

/** What one brings along to eat. */
const ownFood = /^(?:sandwich|matpakke|niste|picnic|picknick|thermos|termos|brotzeit|proviant)/

function isNot(word: string): boolean {
  return /^(?:no|not|never|without|ikke|ingen|uten|nicht|kein|keine|keinen|ohne)$/.test(word)
}

/** «The drone stays in its bag», «Drohne bleibt zu Hause». */
function isLeft(word: string): boolean {
  return /^(?:off|stays|home|bag|hjemme|hjem|bagen|ligger|blir|bleibt|daheim|zuhause|hause|verboten|forbudt|banned|forbidden|not|nicht|ikke)$/.test(
    word,
  )
}

/** «Rang them, open», «åpent, jeg har ringt», «telefonisch bestätigt»: who has asked knows better than the guide. */
function isAsked(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      /^(?:phoned|rang|confirmed|verified|ringt|ringte|sjekket|sjekka|bekreftet|bekrefta|avtalt|angerufen|bestatigt|nachgefragt|telefoniert|abgeklart|vereinbart)$/.test(
        word,
      ) ||
      (/^(?:called|checked)$/.test(word) && words[at + 1] !== 'in'),
  )
}

/** «We empty the cassette there»: the next sentence is of the same place. */
function isOnAboutIt(words: readonly string[]): boolean {
  return words.some((word) => /^(?:there|dort)$/.test(word)) || (words.includes('der') && words.includes('pa'))
}

/** Returns the days on which something has to be so to be said of a day: where the text names a month only every day of it, or every one of its weekday. */
function listDates(date: string, sureness: JudgedDay['sureness']): string[] {
  if (sureness === 'date') return [date]
  const inMonth = (day: number) => `${date.slice(0, 8)}${String(day).padStart(2, '0')}`
  if (sureness === 'month') return [2, 10, 18, 27].map(inMonth)
  const first = Number(date.slice(8)) % 7 || 7
  return [first, first + 7, first + 14, first + 21].map(inMonth)
}

/** Returns whether a rule is about what has a name only: «along the E10» names the E10 too. */
function isAbout({ id, names = [] }: Atlas['notThen'][number], named: { id: string; name: string }): boolean {
  return id === named.id || names.some((name) => ` ${named.name} `.includes(` ${name} `))
}

/** Returns what is usually shut, out of season or without a boat when the text goes there. */
export function judgeHours({ day, stops, date, read, sureness }: JudgedDay, plan: Plan, atlas: Atlas): Finding[] {
  if (!date) return []
  const dates = listDates(date, sureness)
  const { bed } = read
  const words = bed?.sentence ?? []
  const hasWords = ({ words: needed }: (typeof atlas.notThen)[number], said: readonly string[]) =>
    !needed ||
    needed.some((each) =>
      // «No swimming», «ohne zu baden»: that is not done.
      said.some(
        (word, at) =>
          word.startsWith(foldLetters(each)) &&
          !said.slice(Math.max(0, at - 2), at).some(isNot) &&
          !(word.startsWith('dro') && said.slice(at + 1, at + 4).some(isLeft)),
      ),
    )
  const isParked = words.some((word) =>
    /^(?:parking|\p{L}*(?:parkplatz|parkplass|parkplassen|parkeringsplass|parkeringsplassen|rastplatz|rasteplass|rasteplassen))$/u.test(
      word,
    ),
  )
  // «Lofoten Beach Camp by Skagsanden».
  const isOnSite =
    (words.some((word) => siteWords.test(word)) || words.join(' ').includes('beach camp')) &&
    !words.includes('wild') &&
    !isParked
  const ofBed = (bed === undefined ? [] : atlas.notThen).flatMap((rule): Finding[] => {
    const isSo = rule.byTent
      ? words.some((word) => tentWords.test(word)) && !isOnSite
      : rule.byCamper
        ? plan.means.kind === 'camper' && !isOnSite
        : (!rule.food || words.some((word) => foodWords.has(word))) && !rule.onFoot && !rule.byBike
    if (
      rule.ref !== bed?.ref ||
      !isSo ||
      !hasWords(rule, words) ||
      !dates.every((each) => holdsOn(rule, each, undefined))
    )
      return []
    return [{ fault: rule.fault, day, remark: { kind: kindOf(rule.fault), ref: bed?.ref, ...ruleOf(rule) } }]
  })
  return [
    ...ofBed.slice(0, 1),
    ...stops.flatMap((stop, index): Finding[] => {
      const { named } = stop
      const words = stop.sentence ?? []
      const ref = refOf(stop)
      const said = stop.at ?? stop.departs
      // «At seven we sit at Børsen» is in the evening.
      const isEvening = ref?.startsWith('r.') && said !== undefined && said < 9 * 60
      const at = isEvening ? said + 12 * 60 : said
      // The coastal ship that one comes with sets out elsewhere: «Postschiff 15 h, Svolvær 21 h».
      const behind = read.stops[read.stops.indexOf(stop) + 1]
      const comesBy =
        day === 0 &&
        named.kind === 'thing' &&
        named.id === 'coastal-ferry' &&
        read.stops[0] === stop &&
        behind?.at !== undefined &&
        behind.at > (stop.at ?? 1440)
      if (comesBy) return []
      const isConfirmed = isAsked(words)
      const rule = atlas.notThen.find(
        (each) =>
          (named.kind === 'thing' ? isAbout(each, named) : each.ref !== undefined && each.ref === ref) &&
          each.fault !== 'dark' &&
          !(each.fault === 'closed' && isConfirmed) &&
          !each.byTent &&
          !each.byCamper &&
          hasWords(each, each.id.startsWith('emptying') && !isOnAboutIt(words) ? (stop.near ?? words) : words) &&
          (!each.food ||
            ((stop.near ?? words).some((word) => foodWords.has(word)) && !words.some((word) => ownFood.test(word)))) &&
          (!each.both || !/vaeroy/.test(read.bed?.ref ?? '')) &&
          (!each.onFoot ||
            words.some((word) =>
              /^(?:walk\w*|hik\w*|ga|gar|gatur\w*|gange|spaser\w*|wandern|wanderung|laufen|gehen|fuss|foot|fots|spazier\w*)$/.test(
                word,
              ),
            )) &&
          (!each.byBike ||
            plan.means.kind === 'bike' ||
            words.some((word) =>
              /^(?:rad|rader|radern|fahrrad|fahrradern|sykkel|sykle|sykler|bike|bikes|cycle|cycling)$/.test(word),
            )) &&
          dates.every((on) => holdsOn(each, on, at)),
      )
      if (rule) {
        const about = ref === undefined && rule.name === undefined ? { name: named.name } : ruleOf(rule)
        return [{ fault: rule.fault, day, remark: { kind: kindOf(rule.fault), ref, ...about } }]
      }
      const place = placeOf(stop, atlas)
      // «Lofotr at 9, Unstad at 10»: who is gone before it opens has not waited.
      const until =
        stop.until ?? stops.slice(index + 1).find((next) => next.at !== undefined && next !== stop.where)?.at
      const hours = place?.hours
      if (!hours || isConfirmed || !dates.every((on) => isClosedBy(hours, on, at, until))) return []
      return [{ fault: 'closed', day, remark: { kind: 'usuallyClosed', ref, date, clocks: { at: at ?? 720 } } }]
    }),
  ]
}
