import { describe, expect, it } from 'vitest'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { lightSentenceWords } from '#site/domain/calendar/light-words.ts'
import { describeRemark } from '#site/features/trip/plan/describe-remark.ts'
import { findRemarks } from '#site/features/trip/plan/find-remarks.ts'
import { nameOfPlan, nameOfStop, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { readFragment } from '#site/features/trip/plan/mend-link.ts'
import { listRefs } from '#site/features/trip/plan/plan.ts'
import { checkOf, codeWords, readLink } from '#site/features/trip/plan/plan-link.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { atlas } from '#site/features/trip/plan/trip-plan-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { describeExport } from './describe-export.ts'
import { fileKinds, writeFileOf } from './make-files.ts'

const voice: TripVoice = {
  words: readMyTrip('en').words,
  light: pickWords('en', lightSentenceWords),
  language: 'en',
  atlas,
  chargersHref: '/en/charging',
}

const seal = (body: string) => `${body}&k=${checkOf(body)}`

/** Opens a link as the page does, and returns the plan with everything that is written of it. */
function open(link: string) {
  const answer = readLink(readFragment({ hash: `#${link}`, search: '' }))
  if (answer.kind !== 'plan') return { answer, said: '' }
  const { plan } = answer
  const schedules = plan.days.map((_, day) => scheduleDay(plan, day, atlas))
  const found = findRemarks(plan, schedules, atlas)
  const remarks = found.map((remark) => describeRemark(remark, voice))
  const address = `https://guide.example/en/my-trip#${link}`
  const trip = describeExport({ plan, notes: {}, schedules, remarks: found }, address, voice)
  const files = fileKinds.map((kind) => writeFileOf(kind, trip, voice, 0))
  return { answer, said: [nameOfPlan(plan, voice), ...remarks.map(({ text }) => text), ...files].join('\n') }
}

const inherited = Object.getOwnPropertyNames(Object.prototype)

describe('a link made to harm whoever opens it', () => {
  it.each(inherited)('takes %s for a name like any other, wherever it stands', (name) => {
    for (const part of [
      `d=${name}`,
      `d=p.reine/${name}`,
      `x=${name}`,
      `by=${name}`,
      `pace=${name}`,
      `w=${name}`,
      `t=0.0.1030.${name}`,
      `t=999.9999.2359.${name}`,
      `d=p.reine//${name}/shut:${name}.${name}:name.${name}:rule.${name}:date.${name}:at.${name}`,
    ]) {
      expect(() => open(seal(`1&${part}&d=p.reine`)), part).not.toThrow()
    }
    for (const end of ['a', 'z']) {
      const { said } = open(seal(`1&${end}=2027-07-08,${name.toLowerCase()}&d=p.reine`))
      expect(said).not.toContain('native code')
    }
    // What this edition does not know is kept word for word.
    const { answer } = open(seal(`1&${name}=x&d=p.reine`))
    expect(answer).toMatchObject({ kind: 'plan', plan: { unknown: [`${codeWords(name)}=x`] } })
    expect(nameOfStop(codeWords(name), voice)).toBe(codeWords(name))
  })

  it.each([
    ['turns a text round', '\u202e', '\u202d', '\u202a', '\u202b', '\u2066', '\u2067', '\u2068'],
    ['ends what turns it', '\u202c', '\u2069'],
    ['is a mark of direction', '\u200e', '\u200f', '\u061c'],
    ['breaks a line or controls a device', '\n', '\r', '\u0000', '\u001b', '\u0085', '\u2028', '\u2029'],
  ])('shows no sign that %s, so that no name is read as another', (_, ...signs) => {
    for (const sign of signs) {
      const name = codeWords(`Rei${sign}ne`)
      const { answer, said } = open(
        seal(
          `1&n=${name}&a=2027-07-08&d=o.68.0905.13.1567.${name}//noSuchBoat:name.${name}&x=o.68.0905.13.1567.${name}`,
        ),
      )
      expect(answer.kind).toBe('plan')
      expect(said).toContain('Reine')
      expect(
        said
          .replaceAll(/\r\n/g, '\n')
          .split('\n')
          .some((line) => /Rei[^n]ne/u.test(line)),
      ).toBe(false)
      if (answer.kind === 'plan') for (const ref of listRefs(answer.plan)) expect(nameOfStop(ref, voice)).toBe('Reine')
    }
  })

  it('shows no name that is without end', () => {
    const { answer } = open(seal(`1&n=${'x'.repeat(50_000)}&d=o.68.0905.13.1567.${'y'.repeat(40_000)}`))
    if (answer.kind !== 'plan') throw new Error('no plan')
    expect(answer.plan.name.length).toBeLessThanOrEqual(500)
    for (const ref of listRefs(answer.plan)) expect(nameOfStop(ref, voice).length).toBeLessThanOrEqual(500)
  })

  it.each([
    ['signs of many bytes', '1&n=', '👩'],
    ['codes of codes', '1%26n=', '%2526'],
    ['ampersands', '1', '&'],
    ['checks', '1&', '&k=aaaa'],
    ['days', '1&', 'd=p.reine&'],
    ['stops', '1&d=', 'p.reine,'],
    ['remarks', '1&d=p.reine/', '/shut:name.Reine'],
    ['fixed times', '1&d=p.reine&t=', '0.0.1030.p.reine,'],
    ['invisible signs', '1&n=', '\u200b'],
    ['percent signs', '1&n=', '%25'],
    ['equal signs', '1&', '='],
  ])('reads a megabyte of %s in bounded time', (_, head, part) => {
    const link = head + part.repeat(1_000_000 / part.length)
    const before = process.cpuUsage()
    readLink(readFragment({ hash: `#${link}`, search: '' }))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2000)
  })
})
