import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishJob, PublishState, Release } from '#desk/contract.ts'
import { listDrafts } from '#desk/engine/entries/drafts.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { Refused } from '#desk/engine/refused.ts'
import { describeChanges, writeMessage } from './describe-changes.ts'
import { commitFiles, describeCommitted, describePresent, findRemote, git, push, revertCommit } from './git.ts'
import { addRelease, listReleases, markRolledBack, removeOldReleases, serveRelease } from './releases.ts'

/** What publishing runs outside; tests put their own in its place. */
export interface PublishTools {
  /** Rejects with what is to be mended. */
  check: (place: Workplace) => Promise<void>
  /** Builds the site of the present content into an empty folder. Rejects with the last lines of a build that failed. */
  build: (place: Workplace, folder: string) => Promise<void>
}

export interface Publisher {
  describe: () => Promise<PublishState>
  /** Starts publishing; goes on by itself. Throws `Refused` where there is nothing to publish, or a job runs. */
  publish: () => Promise<PublishState>
  rollBack: () => Promise<PublishState>
  /** Resolves when the present job has ended. */
  ended: () => Promise<void>
}

export function releasesOf(place: Workplace): string {
  return join(place.desk, 'releases')
}

export function createPublisher(place: Workplace, tools: PublishTools, now: () => number): Publisher {
  const { project } = place
  const folder = releasesOf(place)
  let job: PublishJob | undefined
  let running: Promise<void> = Promise.resolve()

  async function describe(): Promise<PublishState> {
    const drafts = [...listDrafts(place)].map((draft) => {
      const [kind = '', id = ''] = draft.split('/')
      return { kind, id, name: draft }
    })
    // As the job is before anything is read: one that ended meanwhile would say that it is done beside a list from before, and nobody would ask again.
    const shared = { drafts, ...(job ? { job: structuredClone(job) } : {}), releases: listReleases(folder) }
    if (!existsSync(join(project, '.git'))) {
      const hindrance =
        'This folder has no history: it was copied and not cloned. Get it with git clone (docs/deploy.md).'
      return { ...shared, changes: [], hindrance }
    }
    const remote = await findRemote(project)
    return { ...shared, changes: await describeChanges(place), ...(remote ? { remote } : {}) }
  }

  /** Runs steps one after another; the first that fails ends the job and says why. */
  function start(kind: PublishJob['kind'], steps: [name: string, work: () => Promise<string | undefined>][]): void {
    // Once more: another request may have begun while this one looked at what changed.
    refuseWhileRunning()
    const begun: PublishJob = { kind, state: 'runs', steps: steps.map(([name]) => ({ name, state: 'waits' })) }
    job = begun
    running = (async () => {
      for (const [index, [, work]] of steps.entries()) {
        const step = begun.steps[index]
        if (!step) continue
        step.state = 'runs'
        try {
          const detail = await work()
          Object.assign(step, { state: 'done', ...(detail ? { detail } : {}) })
        } catch (error) {
          const told =
            error instanceof Refused ? [error.message, error.remedy].filter(Boolean).join(' ') : String(error)
          Object.assign(step, { state: 'failed', detail: told })
          begun.state = 'failed'
          return
        }
      }
      begun.state = 'done'
    })()
  }

  function refuseWhileRunning(): void {
    if (job?.state === 'runs') throw new Refused(409, 'The desk is still at work.', 'Wait until it has ended.')
  }

  async function publish(): Promise<PublishState> {
    refuseWhileRunning()
    const { changes, hindrance, remote, releases } = await describe()
    if (hindrance) throw new Refused(409, hindrance)
    if (changes.length === 0) throw new Refused(409, 'Nothing has changed since the last time.')
    const draft = join(place.desk, 'tmp-build')
    const files = changes.flatMap((change) => change.files)
    const asJudged = await describePresent(project, files)
    const message = writeMessage(changes)
    const refuseOther = (isAsJudged: boolean) => {
      if (!isAsJudged) throw new Refused(409, 'Something was changed meanwhile.', 'Publish again.')
    }
    let commit = ''
    start('publish', [
      ['Check every text', () => tools.check(place).then(() => undefined)],
      [
        'Build the site into a new folder',
        async () => {
          rmSync(draft, { recursive: true, force: true })
          await tools.build(place, draft)
          // Else somebody has gone on writing meanwhile, and the commit would not be what was built.
          const present = (await describeChanges(place)).flatMap((change) => change.files)
          refuseOther(present.join() === files.join() && (await describePresent(project, files)) === asJudged)
          return undefined
        },
      ],
      [
        'Keep the site as it is, to go back to',
        async () => {
          const dist = join(project, 'dist')
          if (releases.length > 0 || !existsSync(dist)) return 'There is one already, or none yet.'
          const facts = {
            madeAt: new Date(now()).toISOString(),
            commit: (await git(project, 'rev-parse', 'HEAD')).trim(),
            summary: 'Before the desk',
          }
          serveRelease(folder, addRelease(folder, dist, facts, false))
          return undefined
        },
      ],
      [
        'Enter the change into the history',
        async () => {
          commit = await commitFiles(project, files, message)
          const isAsJudged = (await describeCommitted(project, files)) === asJudged
          if (!isAsJudged) await git(project, 'reset', '--soft', `${commit}~1`)
          refuseOther(isAsJudged)
          return commit.slice(0, 8)
        },
      ],
      [
        'Send it to the server',
        async () => {
          if (!remote) return 'This folder sends to no server; the site is published here.'
          try {
            await push(project, remote)
          } catch (error) {
            // Nothing is published that is not where the server pulls from.
            await git(project, 'reset', '--soft', 'HEAD~1')
            throw error
          }
          return remote
        },
      ],
      [
        'Show the new site',
        async () => {
          const facts = { madeAt: new Date(now()).toISOString(), commit, summary: message.split('\n')[0] ?? '' }
          serveRelease(folder, addRelease(folder, draft, facts, true))
          removeOldReleases(folder)
          return undefined
        },
      ],
    ])
    return describe()
  }

  async function rollBack(): Promise<PublishState> {
    refuseWhileRunning()
    const { changes, remote, releases } = await describe()
    const served = releases.find(({ isServed }) => isServed)
    const before = releases.find(({ number, isRolledBack }) => served && number < served.number && !isRolledBack)
    if (!served || !before)
      throw new Refused(
        409,
        'There is nothing to go back to.',
        'Only what was published from this desk can be taken back.',
      )
    const own = await listFilesOf(project, served)
    const both = changes.flatMap(({ files }) => files).filter((file) => own.includes(file))
    if (both.length > 0) {
      throw new Refused(
        409,
        `${both.join(', ')} has been changed again since.`,
        'Publish that first, or undo it on the page of the entry.',
      )
    }
    start('roll back', [
      ['Enter the way back into the history', async () => (await revertCommit(project, served.commit)).slice(0, 8)],
      [
        'Send it to the server',
        async () => {
          if (!remote) return 'This folder sends to no server.'
          try {
            await push(project, remote)
          } catch (error) {
            await git(project, 'reset', '--keep', 'HEAD~1')
            throw error
          }
          return remote
        },
      ],
      [
        'Show the site before',
        async () => {
          serveRelease(folder, before.number)
          markRolledBack(folder, served)
          return undefined
        },
      ],
    ])
    return describe()
  }

  return { describe, publish, rollBack, ended: () => running }
}

async function listFilesOf(project: string, { commit }: Release): Promise<string[]> {
  return (await git(project, 'show', '--name-only', '--format=', commit)).split('\n').filter(Boolean)
}

/** Runs one of the guide's own programs. Rejects with its last lines. */
function runProgram(place: Workplace, program: string, ...parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...parameters], {
      cwd: place.project,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const hear = (bytes: Buffer) => {
      said = (said + bytes).slice(-4000)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Refused(422, said.trim() || `${program} ended with ${code}.`)),
    )
  })
}

export const ownTools: PublishTools = {
  check: (place) => runProgram(place, 'checks/run-content-checks.ts'),
  build: (place, folder) => runProgram(place, 'scripts/build-into.mjs', folder),
}
