import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { readWrittenTexts } from '#checks/content/written-texts.ts'
import { WrongSetting } from '#contract/read-settings.ts'
import type { CallList } from '#desk/contract.ts'
import { workplaceIn } from '#desk/engine/files/workplace.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { collectReport } from './owner/collect-report.ts'
import { formatReportAsPage } from './owner/format-report-as-page.ts'
import { formatReportAsText } from './owner/format-report-as-text.ts'
import { needsOwner } from './owner/report.ts'

// Prints the owner's report and writes it as a page, with the server's settings (docs/owner.md).

const projectFolder = join(import.meta.dirname, '..')

/** The message is a sentence for the user. */
class WrongOption extends Error {
  override name = 'WrongOption'
}

try {
  await printReport(readSettings(process.env), readOptions(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof WrongOption)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function printReport(settings: Settings, { outside, strict, accept }: Options): Promise<void> {
  const folder = join(settings.DATA_DIR, 'owner')
  const { version } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8')) as { version: string }
  const { report, failures } = await collectReport({
    distFolder: join(projectFolder, 'dist'),
    contentFolder: join(projectFolder, 'content'),
    content: readWrittenTexts().content,
    memoryFolder: folder,
    settings,
    version,
    asksOutside: outside,
    acceptsVanished: accept,
    now: Date.now(),
    listCalls,
    say: console.error,
  })
  const page = join(folder, 'report.html')
  await mkdir(folder, { recursive: true })
  await writeFile(page, formatReportAsPage(report))
  console.log(`${formatReportAsText(report)}\n\nThe same as a page: ${page}`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0 || (strict && needsOwner(report))) process.exitCode = 1
}

/** Resolves with the desk's call list, whose modules are loaded through the bundler as the site's are. */
async function listCalls(today: string): Promise<CallList> {
  const { module } = await runnerImport<typeof import('#desk/engine/calls/call-list.ts')>(
    './desk/engine/calls/call-list.ts',
    {
      root: projectFolder,
      configFile: false,
      logLevel: 'warn',
    },
  )
  return module.listCalls(workplaceIn(projectFolder), today)
}

interface Options {
  outside: boolean
  strict: boolean
  accept: boolean
}

function readOptions(parameters: string[]): Options {
  const isOff = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args: parameters, options: { outside: isOff, strict: isOff, accept: isOff } }).values
  } catch {
    throw new WrongOption(
      'The report takes --outside (ask the links to others), --strict (exit code 1 when something needs you) and --accept ' +
        '(addresses that have vanished are meant to be gone).',
    )
  }
}
