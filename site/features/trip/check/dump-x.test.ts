import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

it('dumps', () => {
  const folder = process.env.PLANS ?? ''
  const names = createNameIndex(describeAtlas('en'))
  const c = (m?: number) =>
    m === undefined ? '' : `${Math.floor(m / 60)}:${String(Math.round(m % 60)).padStart(2, '0')}`
  for (const f of readdirSync(folder)
    .filter((x) => x.endsWith('.txt') && (!process.env.ONLY || new RegExp(process.env.ONLY).test(x)))
    .sort()) {
    const r = readPlanText(readFileSync(join(folder, f), 'utf8'), names, '2026-11-29')
    const out = [
      `## ${f} ${r.date} sure=${r.isDateSure} ${r.month ?? ''} means=${r.means.kind} kids=${r.withChildren} ends=${JSON.stringify(r.ends)} slips=${JSON.stringify(r.slips)}`,
    ]
    for (const [i, d] of r.days.entries())
      out.push(
        `  ${i + 1}: start=${c(d.start)} ` +
          d.stops
            .map(
              (s) =>
                `${s.named.name}${s.isSure ? '' : '?'}${s.named.kind === 'stop' ? '' : '#'}[${[s.at !== undefined ? '@' + c(s.at) : '', s.until !== undefined ? '-' + c(s.until) : '', s.departs !== undefined ? 'dep' + c(s.departs) : '', s.notBefore !== undefined ? '>=' + c(s.notBefore) : '', s.stay ? 'stay' + s.stay : '', s.drive ? 'drv' + s.drive : ''].filter(Boolean).join(' ')}]`,
            )
            .join(', ') +
          ` | BED ${d.bed?.name ?? '-'}${d.bed && !d.bed.isSure ? '?' : ''} ${d.origin ? 'ORIGIN ' + d.origin.name : ''} ${d.unknown.length ? 'UNKNOWN ' + d.unknown.map((u) => u.name).join(', ') : ''}`,
      )
    console.log(out.join('\n'))
  }
})
