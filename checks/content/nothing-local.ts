import type { Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

const localPath = /(?:^|[\s"'`(=])(?:\/(?:work|home|root|Users)\/[\w.-]+|[A-Z]:\\\\?\w+)/g

export const nothingLocal: Rule<Pick<WrittenTexts, 'project' | 'lockfile'>> = {
  name: 'no file names a folder of one machine, and the lockfile no registry',
  findProblems({ project, lockfile }) {
    const paths = project.flatMap(({ path, text }) =>
      [...text.matchAll(localPath)].map(({ 0: found, index }) => ({
        file: `${path}:${lineOf(text, index)}`,
        fix: `${found.trim()} exists on one machine only. Write a path from the project's folder.`,
      })),
    )
    const hosts = Object.entries(lockfile.packages)
      .filter(([, { resolved }]) => resolved?.startsWith('http'))
      .map(([place]) => ({
        file: 'package-lock.json',
        fix: `${place} names a registry. Run npm with omit-lockfile-registry-resolved=true (it is in .npmrc).`,
      }))
    return [...paths, ...hosts]
  },
}
