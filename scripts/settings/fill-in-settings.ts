import { type Setting, settings } from '#contract/settings.ts'

type Rows = Readonly<Record<string, Setting>>

/** The text between the two markers of each file. */
const renderers: Record<string, (rows: Rows) => string> = {
  'docs/deploy.md': renderTable,
  Dockerfile: renderDockerfile,
  'compose.yaml': renderBuildArguments,
  'deploy/compose/example.env': renderExample,
  'scripts/setup/build-when-needed.mjs': renderInputSettings,
}

/** The files with generated settings, relative to the project. */
export const filesWithSettings = Object.keys(renderers)

const generatedPart = /^(.*Generated from contract\/settings\.ts.*\n)[\s\S]*?^(?=.*End of generated settings)/gm

// Needs no quoting in Docker, Compose and shells.
const plainWord = /^[\w:/.,{}@-]+$/

/** Returns the text of a file with its generated parts updated. Throws when it has none. */
export function fillInSettings(path: string, text: string, rows: Rows = settings): string {
  const part = renderers[path]?.(rows)
  if (part === undefined || text.search(generatedPart) < 0)
    throw new Error(`${path} has no part for generated settings.`)
  return text.replace(generatedPart, (_, firstLine: string) => `${firstLine}${part}\n`)
}

function renderTable(rows: Rows): string {
  const lines = Object.entries(rows).map(([name, { build, description, neededWith, schema, secret }]) => {
    const standard = writeDefault(schema)
    const meaning = [
      description,
      ...(neededWith ? [`Needed with \`${neededWith.setting}=${neededWith.value}\``] : []),
      ...(secret ? ['Secret'] : []),
    ].join('. ')
    const cells = [`\`${name}\``, build ? 'yes' : '', standard === undefined ? 'none' : `\`${standard}\``, meaning]
    return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell.replaceAll('|', '\\|')} `)).join('|')}|`
  })
  return [
    '',
    '| setting | build | default | meaning, and what production wants |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

function renderDockerfile(rows: Rows): string {
  const named = listBuildSettings(rows).map(({ name, isRequired, standard }) => ({
    argument: isRequired ? `ARG ${name}` : `ARG ${name}=${standard}`,
    variable: `${name}=\${${name}}`,
  }))
  return [
    ...named.map(({ argument }) => argument),
    `ENV ${named.map(({ variable }) => variable).join(' \\\n    ')}`,
  ].join('\n')
}

function renderBuildArguments(rows: Rows): string {
  return listBuildSettings(rows)
    .map(({ name, isRequired }) => `      ${name}:${isRequired ? ` \${${name}:?set it in .env}` : ''}`)
    .join('\n')
}

function renderExample(rows: Rows): string {
  return listBuildSettings(rows)
    .map(({ name, description, isRequired, standard }) => {
      return `# ${description}.\n${isRequired ? '' : '# '}${name}=${standard}`
    })
    .join('\n')
}

function renderInputSettings(rows: Rows): string {
  const names = listBuildSettings(rows).map(({ name }) => `  '${name}',`)
  return ['// biome-ignore format: a line for each, as it is generated', 'const inputSettings = [', ...names, ']'].join(
    '\n',
  )
}

/** Returns the build settings as containers need them. */
function listBuildSettings(rows: Rows): { name: string; description: string; isRequired: boolean; standard: string }[] {
  return Object.entries(rows)
    .filter(([, { build }]) => build)
    .map(([name, { description, inContainers = {}, schema, secret }]) => {
      const isRequired = 'example' in inContainers
      const own = 'default' in inContainers ? inContainers.default : undefined
      const standard = isRequired ? inContainers.example : (own ?? writeDefault(schema))
      if (secret) throw new Error(`${name} is secret, and everybody can read what the build reads.`)
      if (standard === undefined) {
        throw new Error(`${name} is read by the build, so it needs a default, or an example in inContainers.`)
      }
      if (!plainWord.test(standard)) throw new Error(`${name} has a default that containers would not take as it is.`)
      return { name, description, isRequired, standard }
    })
}

function writeDefault(schema: Setting['schema']): string | undefined {
  const { data } = schema.safeParse(undefined)
  // A list is joined by commas; an empty one counts as no default.
  return data === undefined || String(data) === '' ? undefined : String(data)
}
