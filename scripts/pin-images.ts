import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// `npm run pin:images`, before a release: writes into Dockerfile and compose.yaml, beside the version of each image of others, the
// digest that its registry has for it now. What is built and started later is then the same, whatever the registry has by that time.
// `--check` writes nothing, asks nobody, and says which images are named by version only.

const files = ['Dockerfile', 'compose.yaml']
const image = /^(ARG \w+_IMAGE=|\s+image: )([\w./-]+:[\w.-]+)(@sha256:[\da-f]{64})?$/gm

class NoDigest extends Error {
  override name = 'NoDigest'
}

const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const found = texts.flatMap(({ text }) => [...text.matchAll(image)])

try {
  if (process.argv.includes('--check')) reportUnpinned()
  else pinAll()
} catch (error) {
  if (!(error instanceof NoDigest)) throw error
  console.error(`${error.message} Nothing was written.`)
  process.exitCode = 1
}

function reportUnpinned(): void {
  const names = found.filter(([, , , digest]) => !digest).map(([, , name]) => name)
  console.log(
    names.length === 0
      ? 'Every image is named by its digest.'
      : `Named by version only: ${names.join(', ')}. "npm run pin:images" adds the digests, where the registry can be asked.`,
  )
}

/** Asks for all digests before it writes the first. Throws `NoDigest`. */
function pinAll(): void {
  const digests = new Map([...new Set(found.map(([, , name = '']) => name))].map((name) => [name, askDigest(name)]))
  for (const { file, text } of texts) {
    writeFileSync(
      file,
      text.replace(image, (_, before: string, name: string) => `${before}${name}@${digests.get(name)}`),
    )
  }
  for (const [name, digest] of digests) console.log(`${name}@${digest}`)
}

/** Returns the digest of the list of all platforms. Throws `NoDigest`. */
function askDigest(name: string): string {
  const asked = ['buildx', 'imagetools', 'inspect', '--format', '{{json .Manifest}}', name]
  const { stdout, stderr, error } = spawnSync('docker', asked, { encoding: 'utf8', timeout: 60_000 })
  const digest = /"digest":\s*"(sha256:[\da-f]{64})"/.exec(stdout ?? '')?.[1]
  if (digest) return digest
  throw new NoDigest(`The registry gave no digest of ${name}: ${error?.message ?? (stderr.trim() || 'no answer')}.`)
}
