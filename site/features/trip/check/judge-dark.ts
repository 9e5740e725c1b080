import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { osloMinutesOf } from '#site/domain/calendar/oslo-minutes.ts'
import type { Atlas, Place } from '#site/features/trip/plan/atlas.ts'
import { sayDark } from '#site/features/trip/plan/find-remarks.ts'
import type { Finding } from './finding.ts'
import { type JudgedDay, placeOf, refOf, rules, stayOf, timeAt } from './judged-day.ts'
import type { ReadStop } from './read-day.ts'
import { foodWords, skyWords } from './vocabulary.ts'

// What a text does in the dark, although it is done to see something.

const viewWords =
  /utsikt|aussicht|ausblick|panorama|foto|photo|^(?:view|watch|watching|waves|bolger|bolgene|wellen|blick|bilde|bild|walk|stroll|hike|hiking|wander|spazier|strandwander)|(?:tur|turen|wanderung|spaziergang|spasere|rusler|rusle)$|^(?:skulptur|skulpturen|sculpture|ruin|ruine|ruinen|fort|path|stien|pfad|trail|kustenweg|kystveien|kyststien|swim|bade|baden|picnic|picknick|surfers|surfer|seals|seler|tageslicht|daylight|dagslys|se|see|seeing|sehen|ansehen|anschaun|schaun|beobachten|betrachten|look|looking|admire|kikke|titte|gehen|laufen|marschieren|tusler|rusler|spaserer|ga|gar|sunset|solnedgang|sonnenuntergang)$/

const clearWords =
  /^(?:cloud|clouds|cloudless|wolken|wolke|wolkenlos|wolkenfrei|skyer|skyene|skyfritt|klarvar|tripod|stativ|kp|milky|milchstrasse|melkeveien)$/

/** Returns whether words tell of a meal there: «before breakfast» does not. */
function isAtTable(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words.slice(Math.max(0, at - 2), at)
    const isNorwegian = /^(?:frokost|frokosten|lunsj|middag|middagen)$/.test(word)
    const isTimeOf = before.some(
      (each) => /^(?:before|after|vor|nach|etter)$/.test(each) || (isNorwegian && each === 'for'),
    )
    return foodWords.has(word) && !isTimeOf
  })
}

/** «The lights of the harbour», «while there is light» are not in the sky. */
const otherLight =
  /(?:^| )(?:view (?:of|over) (?:the )?lights|(?:the )?lights of (?:the |our )?(?!north|sky|night sky|heaven)\w+|(?:harbou?r|city|town|village|street|day|daytime|some|still|s|is|last|first|the|good|evening|morning|blu) light|(?:harbou?r|city|town|village|street|christmas) lights)(?= |$)/g

/** Returns whether words tell of the night sky, or of whether it is clear. */
function tellsOfSky(words: readonly string[]): boolean {
  return words
    .join(' ')
    .replace(otherLight, ' ')
    .split(' ')
    .some((word) => skyWords.has(word) || clearWords.test(word))
}

/** Returns whether something is done out of doors to see something, for which nobody goes out in the dark. */
function isDoneInLight(ref: string, { isBoat, isIndoor, isSky }: Place): boolean {
  if (isSky || isIndoor) return false
  return (isBoat && /trollfjord|bunes/.test(ref)) || (ref.startsWith('a.') && ref !== 'a.badstue')
}

/** Returns when it is dark at a place, in minutes of the day: once one does not see the way any more. */
function darkOn(date: string, { position }: Place): { from: number; to: number }[] {
  const { nauticalTwilight, astronomicalTwilight, dark } = lightOfDay(position, date)
  return [...nauticalTwilight, ...astronomicalTwilight, ...dark].map(({ start, end }) => ({
    from: osloMinutesOf(start, date),
    to: osloMinutesOf(end, date),
  }))
}

/** Returns whether it is dark at a time and for half an hour from then on. */
function isDarkFrom(stretches: readonly { from: number; to: number }[], at: number): boolean {
  const isDarkAt = (minutes: number) => stretches.some(({ from, to }) => from <= minutes && minutes <= to)
  return isDarkAt(at) && isDarkAt(at + rules.leastDark)
}

/** Returns the walks without a name of their own, and the drives for the view, that begin in the dark. */
function judgeOutings({ day, read, date, schedule }: JudgedDay, atlas: Atlas): Finding[] {
  return (read.outings ?? []).flatMap(({ ref = schedule.from?.ref, at, until }): Finding[] => {
    const place = ref === undefined ? undefined : atlas.find(ref)
    if (!place || !date || !isDarkFrom(darkOn(date, place), at)) return []
    const clocks = { from: at, to: until ?? at + 60, dark: at }
    return [{ fault: 'dark', day, remark: { kind: 'dark', ref, clocks } }]
  })
}

/** Returns the long ways that one sets out on by the text in the dark of a winter's evening. */
function judgeNightDrives({ day, stops, date, schedule }: JudgedDay): Finding[] {
  const month = Number(date?.slice(5, 7))
  if (!date || (month > 3 && month < 11)) return []
  return stops.flatMap((stop, index): Finding[] => {
    const { way, place } = schedule.visits[index] ?? {}
    const from = stop.departs
    const isLate = from !== undefined && from >= rules.nightDriveFrom && from < 1440
    if (!isLate || !place || !way || way.minutes <= rules.nightDrive || tellsOfSky(stop.sentence ?? [])) return []
    if (!isDarkFrom(darkOn(date, place), from)) return []
    return [
      {
        fault: 'dark',
        day,
        remark: { kind: 'dark', ref: refOf(stop), clocks: { from, to: from + way.minutes, dark: from } },
      },
    ]
  })
}

/** Returns whether the northern lights are told of right before or behind an evening somewhere: «21:00 Haukland. Maybe aurora». */
function isBesideSky(stop: ReadStop, at: number, stops: readonly ReadStop[]): boolean {
  const index = stops.indexOf(stop)
  return (
    index >= 0 &&
    at >= 18 * 60 &&
    [stops[index - 1], stops[index + 1]].some((each) => each?.named.kind === 'stop' && each.named.ref === 'a.nordlys')
  )
}

/** Returns what is done in the dark, by the times of the text, although it is done to see something. */
export function judgeDark(judged: JudgedDay, atlas: Atlas): Finding[] {
  const { day, read, stops, schedule, date, seeksSky } = judged
  if (!date) return []
  const ofStops = stops.flatMap((stop, index): Finding[] => {
    const hill =
      stop.named.kind === 'thing'
        ? atlas.notThen.find(({ id, fault }) => fault === 'dark' && stop.named.kind === 'thing' && id === stop.named.id)
        : undefined
    const place = hill ? atlas.find('p.svolvaer') : placeOf(stop, atlas)
    const at = timeAt(stop, hill ? 0 : (schedule.visits[index]?.way?.minutes ?? 0))
    if (!place || at === undefined || place.isSky) return []
    const words = stop.sentence ?? []
    // Whoever asks for a clear sky by night looks up.
    const isSky = tellsOfSky(words) || isBesideSky(stop, at, read.stops)
    const isTable = isAtTable(stop.near ?? words)
    const arrives = words.some((word) => /^(?:ankomst|ankunft|arrival|arrive|arrives|arriving|ankommer)$/.test(word))
    if (read.stops.some(({ named }) => named.kind === 'midnightSun')) return []
    const isSeen =
      /^[pom]\./.test(refOf(stop) ?? '') &&
      words.some((word) => viewWords.test(word)) &&
      !place.isIndoor &&
      !place.isBed &&
      !arrives
    const isOut = isDoneInLight(refOf(stop) ?? '', place)
    // «21:00 Skagsanden», where other nights are for the northern lights.
    if (seeksSky && !place.isWalk && !isOut && !hill && at >= rules.skyHour) return []
    if (!place.isWalk && ((!(place.isView && !arrives) && !isSeen && !hill && !isOut) || isSky || (isTable && !isOut)))
      return []
    const stretches = darkOn(date, place)
    const usual = place.isWalk ? place.minutes * rules.usualPart : 30
    const until = at + Math.min(stayOf(stop) ?? usual, place.isWalk ? 1440 : rules.longestView)
    const inDark = stretches.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - Math.max(from, at)),
      0,
    )
    if (inDark <= 0 || inDark < Math.min(rules.leastDark, (until - at) / 2) || (isSky && inDark < until - at - 1))
      return []
    if (hill) return [{ fault: 'dark', day, remark: { kind: 'inDark', name: stop.named.name } }]
    const dark = sayDark(
      stretches.map(({ from, to }) => ({ start: from, end: to })),
      at,
      until,
    )
    return dark ? [{ fault: 'dark', day, remark: { ref: refOf(stop), ...dark } }] : []
  })
  return [...ofStops, ...judgeOutings(judged, atlas), ...judgeNightDrives(judged)]
}
