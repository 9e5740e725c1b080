import { spawn } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Refused } from '#desk/engine/refused.ts'
import { makeWorkplace } from '#desk/testing/make-workplace.ts'
import { finishJournal, writeTogether } from './write-together.ts'

let place: ReturnType<typeof makeWorkplace>
const facts = 'restaurants/anitas-sjomat/facts.yaml'
const words = 'restaurants/anitas-sjomat/no.md'
const read = (path: string) => readFileSync(join(place.content, path), 'utf8')
beforeEach(() => {
  place = makeWorkplace('restaurants/anitas-sjomat')
})
afterEach(() => place.remove())

it('leaves old files or new ones, never half ones and never one of each, when it is killed while writing', async () => {
  const big = (sign: string) => sign.repeat(3_000_000)
  const program = `
    import { writeTogether } from ${JSON.stringify(join(process.cwd(), 'desk/engine/files/write-together.ts'))}
    const place = ${JSON.stringify({ project: place.project, content: place.content, desk: place.desk })}
    for (let turn = 0; ; turn += 1) {
      const sign = 'ab'[turn % 2].repeat(3_000_000)
      writeTogether(place, new Map([[${JSON.stringify(facts)}, sign], [${JSON.stringify(words)}, sign]]))
      if (turn === 0) process.stdout.write('begun')
    }`
  for (let turn = 0; turn < 8; turn += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: process.cwd(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await wait(60 + turn * 37)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    finishJournal(place)
    expect([big('a'), big('b')].map((whole) => read(facts) === whole)).toContain(true)
    expect(read(words) === read(facts)).toBe(true)
  }
})

it('writes nothing outside the content, through no path and no link', () => {
  writeFileSync(join(place.project, 'secret'), 'old')
  symlinkSync(place.project, join(place.content, 'places/out'))
  symlinkSync(join(place.project, 'secret'), join(place.content, 'restaurants/anitas-sjomat/link.yaml'))
  const paths = [
    '../secret',
    join(place.project, 'secret'),
    'places/out/secret',
    'restaurants/anitas-sjomat/link.yaml',
    '',
    '.',
  ]
  for (const path of paths) expect(() => writeTogether(place, new Map([[path, 'new']])), path).toThrow(Refused)
  expect(readFileSync(join(place.project, 'secret'), 'utf8')).toBe('old')
  expect(existsSync(join(place.desk, 'journal.json'))).toBe(false)
})
