import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { addRow, listOfLanguages } from './languages/add-row.ts'

// Compiles the guide with a row for Swedish and Swedish paths: no other code may need a change. Not part of the tests, because
// it takes ten seconds. `node checks/run-new-language.ts`

const projectFolder = join(import.meta.dirname, '..')

/** Adds a Swedish path beside every German one of the table of routes. */
function addPaths(source: string): string {
  return source.replaceAll(/de: '\/de(\/?[^']*)'/g, (german, rest) => `${german}, sv: '/sv${rest}'`)
}

const settings = ts.readConfigFile(join(projectFolder, 'tsconfig.json'), ts.sys.readFile).config
const { options, fileNames } = ts.parseJsonConfigFileContent(settings, ts.sys, projectFolder, { noEmit: true })
const changed = new Map([[join(projectFolder, listOfLanguages), addRow]])
for (const file of globSync('site/routes/*.ts', { cwd: projectFolder }))
  changed.set(join(projectFolder, file), addPaths)
const host = ts.createCompilerHost(options)
const { readFile } = host
host.readFile = (file) => {
  const source = readFile(file)
  return source && (changed.get(file)?.(source) ?? source)
}
// Files that do not mention languages cannot fail.
const files = fileNames.filter((file) => file.endsWith('.d.ts') || /languages?\b/i.test(readFileSync(file, 'utf8')))
const program = ts.createProgram(files, options, host)
const faults = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
console.error(ts.formatDiagnostics(faults, { ...host, getNewLine: () => '\n' }))
console.log(`A new language: ${files.length} files compiled, ${faults.length} places of code that would have to change`)
if (faults.length > 0) process.exitCode = 1
