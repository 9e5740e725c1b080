import { listMissingPackages } from '#checks/lockfile/missing-platform-packages.ts'
import type { Rule } from '#checks/rule.ts'
import type { WrittenTexts } from './written-texts.ts'

export const lockfileIsComplete: Rule<Pick<WrittenTexts, 'lockfile'>> = {
  name: 'the lockfile locks the builds for every system',
  findProblems({ lockfile }) {
    return listMissingPackages(lockfile).map(({ name }) => ({
      file: 'package-lock.json',
      fix: `${name} is missing, so npm ci refuses. Run: node scripts/complete-lockfile.ts`,
    }))
  },
}
