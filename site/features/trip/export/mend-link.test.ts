import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mendLink, readFragment } from '#site/features/trip/plan/mend-link.ts'
import { type Plan, stopsOf } from '#site/features/trip/plan/plan.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { anyPlan } from '#site/features/trip/plan/trip-plan-examples.ts'
import { findLink } from './find-link.ts'

const runs = process.env.VERIFY === 'all' ? 10_000 : 400

type Mangle = (fragment: string) => string

const codeOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
const codeAll =
  (signs: RegExp): Mangle =>
  (text) =>
    text.replace(signs, codeOf)

/** What is done to the signs of a link, so that it stays the same link for whoever takes it back. */
const recodings: Record<string, Mangle> = {
  nothing: (text) => text,
  'everything coded': codeAll(/[^A-Za-z0-9\-._~]/g),
  'everything coded twice': (text) => codeAll(/[^A-Za-z0-9\-._~]/g)(codeAll(/[^A-Za-z0-9\-._~]/g)(text)),
  'codes coded': codeAll(/%/g),
  'ampersands coded': (text) => (/%26/.test(text) ? text : codeAll(/&/g)(text)),
  'ampersands and equals signs coded': (text) => (/%26|%3D/.test(text) ? text : codeAll(/[&=]/g)(text)),
  'letters of names shown': (text) =>
    text.replace(/(?:%[89A-F][0-9A-F])+/g, (code) => {
      const words = decodeURIComponent(code)
      return /[\s\p{C}]/u.test(words) ? code : words
    }),
}

const small: Mangle = (text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())
const cases: Record<string, Mangle> = { 'as they are': (text) => text, 'in small letters': small }

const ampersands: Record<string, Mangle> = {
  'as they are': (text) => text,
  'as HTML writes them': (text) => text.replaceAll('&', '&amp;'),
  'as numbers': (text) => text.replaceAll('&', '&#38;'),
}

const behind = ['', ')', '.', ',', '>', '"', '”', ').', '>,', '%3E', '%22', '%29', '&utm_source=chat', ' and more']

/** Breaks of any kind at any place, but within a code. */
const breaks = ['', '\u00ad', '\u200b', '\r\n', '\n   ', '%C2%AD', '%c2%ad', '%0A', '%0D%0A']

function breakAt(text: string, at: number, sign: string): string {
  const place = Math.min(text.length - 6, Math.max(2, at % Math.max(1, text.length)))
  const isInCode =
    /%[0-9a-f]?$|%[0-9a-f]{2}%?$/i.test(text.slice(0, place)) || /^(?:&amp;|&#38;)/.test(text.slice(place))
  const isInEntity = /&[#a-z0-9]{0,4}$/.test(text.slice(0, place))
  return isInCode || isInEntity ? text : text.slice(0, place) + sign + text.slice(place)
}

/** An own point's name may hold coded signs that separate, which nothing tells from separators that were coded. */
function hasPlainNames(plan: Plan): boolean {
  const all = [...plan.days.flatMap(({ stops, bed }) => [...stops, { ref: bed ?? '' }]), ...stopsOf(plan, 'waiting')]
  return all.every(({ ref }) => !/%2[CF]|%3A/.test(ref))
}

function expectSame(mangled: string, plan: Plan) {
  const answer = readLink(mendLink(mangled))
  expect(answer.kind === 'plan' && writeLink(answer.plan), mangled).toBe(writeLink(plan))
  expect(answer.kind === 'plan' && answer.fault).not.toBe('cut')
}

describe('a link as it arrives', () => {
  it('is the link that was sent, however its signs were coded and whatever stands around it', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.constantFrom(...Object.keys(recodings)),
        fc.constantFrom(...Object.keys(cases)),
        fc.constantFrom(...Object.keys(ampersands)),
        fc.constantFrom(...behind),
        fc.nat(),
        fc.constantFrom(...breaks),
        (plan, recoding, letters, ampersand, end, at, sign) => {
          const coded = recodings[recoding]?.(writeLink(plan)) ?? ''
          const written = ampersands[ampersand]?.(cases[letters]?.(coded) ?? '') ?? ''
          expectSame(`#${breakAt(written, at, sign)}${end}`, plan)
        },
      ),
      { numRuns: runs },
    )
  })

  it.each([/,/g, /\//g, /:/g, /[,/:]/g])('is the same with %s coded in it, in capitals or not', (signs) => {
    fc.assert(
      fc.property(anyPlan.filter(hasPlainNames), (plan) => {
        const coded = codeAll(signs)(writeLink(plan))
        expectSame(`#${coded}`, plan)
        expectSame(`#${small(coded)}).`, plan)
      }),
      { numRuns: runs / 4 },
    )
  })

  it('stays a cut link where something is missing, and no plan where there is none', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), (plan, length) => {
        const link = writeLink(plan)
        const answer = readLink(mendLink(link.slice(0, length % link.length)))
        if (answer.kind === 'plan') expect(answer.fault).toBe('cut')
      }),
      { numRuns: runs },
    )
    for (const text of ['', '#', '#main', '#ready&days=5', '%', '#%E0%A4%A', '1', '#%'.repeat(50_000)])
      expect(readLink(mendLink(text)).kind).not.toBe('plan')
  })

  it('is found in a message with whatever was done to it', () => {
    const before = ['', 'Look: ', '<', '(', '"', '[our trip](', 'a&b #2 ']
    fc.assert(
      fc.property(
        anyPlan,
        fc.constantFrom(...before),
        fc.constantFrom('#', '%23'),
        fc.constantFrom('nothing', 'everything coded'),
        fc.constantFrom(...Object.keys(ampersands)),
        fc.constantFrom('', '>', ')', '.', ' Nice!', '"\nSee you'),
        fc.nat(),
        fc.constantFrom('', '\r\n', '\u00ad'),
        (plan, begin, hash, recoding, ampersand, end, at, sign) => {
          const written = ampersands[ampersand]?.(recodings[recoding]?.(writeLink(plan)) ?? '') ?? ''
          const message = `${begin}https://guide.example/min-tur${hash}${breakAt(written, at, sign)}${end}`
          expect(findLink(message), message).toBe(writeLink(plan))
        },
      ),
      { numRuns: runs },
    )
  })
})

describe('the address of the page of a trip', () => {
  it('has its plan behind the number sign, or behind one that was coded into its query', () => {
    const link = '1&n=Summer&d=p.reine&k='
    const { plan } = readLink(link) as { plan: Plan }
    const whole = writeLink(plan)
    expect(readFragment({ hash: `#${whole}`, search: '?fbclid=%231' })).toBe(whole)
    expect(readFragment({ hash: '', search: `?fbclid=x%23${whole}` })).toBe(whole)
    expect(readFragment({ hash: '', search: `?fbclid=x%2523${encodeURIComponent(whole)}` })).toBe(whole)
    expect(readFragment({ hash: '', search: '?q=%23reine' })).toBe('')
  })
})
