import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RulesAnswer } from '#desk/contract.ts'
import type { EntryKey } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'

/** Resolves with what the rules of the whole guide say of an entry as it is on disk. In a process of its own, since it takes seconds. */
export async function checkRules(place: Workplace, { kind, id }: EntryKey): Promise<RulesAnswer> {
  const report = join(place.project, 'test-results/content-checks.json')
  await new Promise<void>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['checks/run-content-checks.ts'],
      { cwd: place.project, maxBuffer: 10_000_000 },
      () => {},
    )
    child.on('error', reject)
    // It ends with 1 where a rule is broken, which is what is asked for.
    child.on('close', (code) =>
      code === 0 || code === 1 ? resolve() : reject(new Error(`The check ended with ${code}.`)),
    )
  })
  const { rules } = JSON.parse(await readFile(report, 'utf8')) as {
    rules: { problems: { file: string; fix: string }[] }[]
  }
  const problems = rules
    .flatMap((rule) => rule.problems)
    .filter(({ file }) => file.startsWith(`content/${kind}/${id}/`))
  return {
    faults: problems.map(({ file, fix }) => {
      const [, path = file, line] = /^(.*?)(?::(\d+))?$/.exec(file) ?? []
      return { file: path, ...(line ? { line: Number(line) } : {}), message: fix }
    }),
  }
}
