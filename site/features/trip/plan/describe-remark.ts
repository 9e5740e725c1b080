import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { formatDayMonth, formatLength, formatSeason, localeOf, nameOfStop, type TripVoice } from './format-trip.ts'
import type { Remark } from './remark.ts'

/** Returns what is about no stop: as the text has it, by the rule that names it, or by its place. */
function nameOf({ name, rule, ref }: Remark, voice: TripVoice): string {
  const ruled = voice.atlas.notThen.find(({ id }) => id === rule)?.name
  return name ?? ruled ?? (ref === undefined ? '' : nameOfStop(ref, voice))
}

const aboutChildren: readonly RemarkKind[] = ['notForChildren', 'hardForChildren']

/** Returns a remark in words: its title, and its reason with figures. */
export function describeRemark(remark: Remark, voice: TripVoice): { title: string; text: string } {
  const { words, language } = voice
  const locale = localeOf(language)
  const monthName = (month: number) => formatMonth(month, language)
  const open = remark.ref ? voice.atlas.find(remark.ref)?.openMonths : undefined
  const map = <Value>(values: Readonly<Record<string, number>> | undefined, say: (value: number) => Value) =>
    Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, say(value)]))
  const gaps = {
    ...map(remark.lengths, (minutes) => formatLength(minutes, voice)),
    ...map(remark.clocks, formatClock),
    ...(remark.ref ? { stop: nameOfStop(remark.ref, voice) } : {}),
    name: nameOf(remark, voice),
    ...(remark.month ? { month: monthName(remark.month) } : {}),
    ...(remark.date && remark.ref
      ? { date: formatDayMonth(remark.date, language), season: formatSeason(remark.ref, voice) }
      : {}),
    ...(open ? { months: joinWords(open.toSorted((a, b) => a - b).map(monthName), locale) } : {}),
    ...(remark.kilometres === undefined ? {} : { kilometres: Math.round(remark.kilometres) }),
    ...(remark.decimetres === undefined
      ? {}
      : {
          length: formatNumber(remark.decimetres / 10, locale),
          fare: voice.fares?.find(({ to }) => (remark.decimetres ?? 0) <= to * 10)?.text ?? words.party.fareUnknown,
        }),
    ...(remark.hours === undefined ? {} : { hours: remark.hours }),
  }
  const { title, text } = words.remarks[remark.kind]
  const said = fillGaps(text, gaps)
  // Of anything but a trip it is the editors' rule, and on no page.
  const age =
    aboutChildren.includes(remark.kind) && remark.ref?.startsWith('t.') && voice.atlas.find(remark.ref)?.fromAge
  return { title: fillGaps(title, gaps), text: age ? `${fillGaps(words.fromAge, { age })} ${said}` : said }
}
