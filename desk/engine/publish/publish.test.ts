import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '#desk/engine/refused.ts'
import { makeWorkplace } from '#desk/testing/make-workplace.ts'
import { createPublisher, type PublishTools, releasesOf } from './publish.ts'

let place: ReturnType<typeof makeWorkplace>
const words = () => join(place.content, 'restaurants/anitas-sjomat/no.md')
const runGit = (...parameters: string[]) => execFileSync('git', parameters, { cwd: place.project, encoding: 'utf8' })

/** A site of one page, which says what the content says. */
const tools: PublishTools = {
  check: async () => {},
  build: async (_, folder) => {
    mkdirSync(join(folder, 'site'), { recursive: true })
    cpSync(words(), join(folder, 'site/page.html'))
  },
}
const served = () => readFileSync(join(releasesOf(place), 'current/site/page.html'), 'utf8')
const change = (from: string | RegExp, to: string) =>
  writeFileSync(words(), readFileSync(words(), 'utf8').replace(from, to))

beforeEach(() => {
  place = makeWorkplace('restaurants/anitas-sjomat', 'restaurants/fangst')
  writeFileSync(join(place.project, '.gitignore'), 'data/\ndist/\n')
  writeFileSync(join(place.project, 'other.ts'), '1')
  runGit('init', '--quiet', '--initial-branch=main')
  runGit('add', '.')
  runGit('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'Begin')
  mkdirSync(join(place.project, 'dist/site'), { recursive: true })
  cpSync(words(), join(place.project, 'dist/site/page.html'))
})
afterEach(() => place.remove())

const create = (other: Partial<PublishTools> = {}) =>
  createPublisher(place, { ...tools, ...other }, () => Date.parse('2026-11-29T12:00:00Z'))

describe('publishing', () => {
  it('says in words what changed, enters exactly that into the history, and shows it', async () => {
    const publisher = create()
    change(/^cost: "/m, 'cost: "Prisene står på tavla. ')
    writeFileSync(join(place.project, 'other.ts'), '2')
    const { changes } = await publisher.describe()
    expect(changes).toMatchObject([
      {
        subject: 'restaurants/anitas-sjomat',
        sentences: [expect.stringMatching(/^Norwegian, cost: .* → Prisene står/)],
      },
    ])
    await publisher.publish()
    await publisher.ended()
    expect((await publisher.describe()).job).toMatchObject({ state: 'done' })
    expect(runGit('show', '--name-only', '--format=%s').trim()).toBe(
      'Change Anitas Sjømat\n\ncontent/restaurants/anitas-sjomat/no.md',
    )
    expect(runGit('status', '--porcelain').trim()).toBe('M other.ts')
    expect(served()).toBe(readFileSync(words(), 'utf8'))
  })

  it('says lists and maps in words too', async () => {
    const facts = join(place.content, 'restaurants/anitas-sjomat/facts.yaml')
    writeFileSync(
      facts,
      `${readFileSync(facts, 'utf8')}\nseen: { value: { from: 1650, unit: night, paid: [card, vipps] } }\n`,
    )
    const { changes } = await create().describe()
    expect(changes.flatMap(({ sentences }) => sentences)).toEqual([
      'Facts, seen: nothing → from 1650, unit night, paid card, vipps',
    ])
  })

  it('locks nothing to look, so that no commit fails while somebody asks how it goes', async () => {
    const index = join(place.project, '.git/index')
    const before = readFileSync(index)
    // Git would note that the file was looked at.
    utimesSync(words(), 1, 1)
    await create().describe()
    expect(readFileSync(index).equals(before)).toBe(true)
  })

  it('goes back: history and the served site say the same again', async () => {
    const before = readFileSync(words(), 'utf8')
    const publisher = create()
    change('Servering', 'Serveringen')
    await publisher.publish()
    await publisher.ended()
    expect(served()).toContain('Serveringen')
    await publisher.rollBack()
    await publisher.ended()
    expect(served()).toBe(before)
    expect(readFileSync(words(), 'utf8')).toBe(before)
    expect(runGit('log', '--format=%s').trim().split('\n')).toEqual([
      'Revert "Change Anitas Sjømat"',
      'Change Anitas Sjømat',
      'Begin',
    ])
    expect(
      (await publisher.describe()).releases.map(({ isServed, isRolledBack }) => ({ isServed, isRolledBack })),
    ).toEqual([
      { isServed: false, isRolledBack: true },
      { isServed: true, isRolledBack: false },
    ])
    await expect(publisher.rollBack()).rejects.toThrow(Refused)
  })

  it('never says that it is done beside a list from before, so that whoever asks goes on asking', async () => {
    const publisher = create()
    change('Servering', 'Serveringen')
    for (const begin of [publisher.publish, publisher.rollBack]) {
      const answer = await begin()
      await publisher.ended()
      expect(answer.job?.state).toBe('runs')
      const { job, changes, releases } = await publisher.describe()
      expect([job?.state, changes]).toEqual(['done', []])
      expect(releases.find(({ isServed }) => isServed)?.number).toBe(begin === publisher.publish ? 1 : 0)
    }
  })

  it('sends to the server that pulls, forward and back', async () => {
    const server = join(place.project, 'data/server.git')
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', server])
    runGit('remote', 'add', 'origin', server)
    runGit('push', '--quiet', 'origin', 'HEAD')
    const publisher = create()
    change('Servering', 'Serveringen')
    await publisher.publish()
    await publisher.ended()
    const there = () =>
      execFileSync('git', ['log', '-1', '--format=%s', 'main'], { cwd: server, encoding: 'utf8' }).trim()
    expect(there()).toBe('Change Anitas Sjømat')
    await publisher.rollBack()
    await publisher.ended()
    expect(there()).toBe('Revert "Change Anitas Sjømat"')
  })

  it.each([
    [
      'a text that the check refuses',
      { check: () => Promise.reject(new Refused(422, 'no.md: mend this.')) },
      'Check every text',
    ],
    [
      'a build that fails',
      { build: () => Promise.reject(new Refused(422, 'no memory')) },
      'Build the site into a new folder',
    ],
  ] as [string, Partial<PublishTools>, string][])(
    'stops at %s, and neither site nor history has changed',
    async (_, broken, name) => {
      const publisher = create()
      change('Servering', 'Serveringen')
      await publisher.publish()
      await publisher.ended()
      const shown = served()
      change('Serveringen', 'Serveringa')
      const failing = create(broken)
      await failing.publish()
      await failing.ended()
      const { job } = await failing.describe()
      expect(job?.state).toBe('failed')
      expect(job?.steps.find(({ state }) => state === 'failed')?.name).toBe(name)
      expect(served()).toBe(shown)
      expect(runGit('rev-list', '--count', 'HEAD').trim()).toBe('2')
    },
  )

  it('publishes nothing that was written after the check, in a file that had changed before too', async () => {
    change('Servering', 'Serveringen')
    const late = () => change('Serveringen', 'Not judged')
    const duringCheck = create({ check: async () => late() })
    const duringBuild = create({ build: async (...parts) => tools.build(...parts).then(late) })
    for (const publisher of [duringCheck, duringBuild]) {
      await publisher.publish()
      await publisher.ended()
      expect((await publisher.describe()).job).toMatchObject({ state: 'failed' })
      expect(runGit('rev-list', '--count', 'HEAD').trim()).toBe('1')
      change('Not judged', 'Serveringen')
    }
    // Between the last look and the commit, by a hook of git as by a window.
    writeFileSync(
      join(place.project, '.git/hooks/pre-commit'),
      `#!/bin/sh\necho late >> '${words()}'\ngit add '${words()}'\n`,
      { mode: 0o755 },
    )
    const publisher = create()
    await publisher.publish()
    await publisher.ended()
    expect((await publisher.describe()).job).toMatchObject({ state: 'failed' })
    expect(runGit('rev-list', '--count', 'HEAD').trim()).toBe('1')
  })

  it('takes names of files and texts for what they are, whatever git or a terminal would make of them', async () => {
    for (const name of [':(exclude)x', '*', '-n', '$(id)']) {
      const folder = join(place.content, 'restaurants', name)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'facts.yaml'), 'name: "a\\0b\\u001b[31m\\ncr"\n')
    }
    const publisher = create()
    await publisher.publish()
    await publisher.ended()
    expect((await publisher.describe()).job).toMatchObject({ state: 'done' })
    expect(runGit('show', '--name-only', '--format=').trim().split('\n')).toHaveLength(4)
    expect(runGit('log', '-1', '--format=%B')).not.toMatch(/[^\P{Cc}\n]/u)
  })

  it('keeps the change out of the history when the server takes nothing', async () => {
    runGit('remote', 'add', 'origin', join(place.project, 'nowhere.git'))
    const publisher = create()
    change('Servering', 'Serveringen')
    await publisher.publish()
    await publisher.ended()
    expect((await publisher.describe()).job).toMatchObject({ state: 'failed' })
    expect(runGit('rev-list', '--count', 'HEAD').trim()).toBe('1')
    expect((await publisher.describe()).changes).toHaveLength(1)
  })

  it('takes nothing back that has been changed again, and publishes nothing twice at once', async () => {
    const publisher = create()
    await expect(publisher.publish()).rejects.toThrow('Nothing has changed')
    change('Servering', 'Serveringen')
    await publisher.publish()
    await expect(publisher.publish()).rejects.toThrow('still at work')
    await publisher.ended()
    change('Serveringen', 'Serveringene')
    const twice = await Promise.allSettled([publisher.publish(), publisher.publish()])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await publisher.ended()
    change('Serveringene', 'Serveringa')
    await expect(publisher.rollBack()).rejects.toThrow('changed again')
  })
})
