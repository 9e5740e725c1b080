import { isPhotoAddress } from '#site/features/offline/kept-address.ts'
import { listNamedFiles } from '#site/page-start/named-files.ts'

export interface Needs {
  /** Decoded, sorted. */
  paths: string[]
  /** For photos, the downloaded width that stands in for each other address. */
  standIns: Record<string, string>
}

interface BuiltFiles {
  has(path: string): boolean
  paths: readonly string[]
  read(path: string): Promise<string>
}

/** In pixels: enough for a phone, at a fifth of the largest size. */
const widthToTake = 800

/**
 * Resolves with the files needed to read pages offline: the pages, all files with lasting names that they and their scripts
 * mention, one width per photo, and what scripts fetch in `language`: the text that the search indexes, the words of today.
 */
export async function listNeeds(
  { pages, language }: { pages: readonly string[]; language: string },
  files: BuiltFiles,
): Promise<Needs> {
  const standIns: Record<string, string> = {}
  const needed = new Set<string>()
  const fetched = files.paths.filter((path) => isFetched(path, language))
  const waiting = [...pages, ...fetched]
  const folders = new Map<string, string[]>()
  const listFolder = (folder: string) => {
    const known = folders.get(folder) ?? files.paths.filter((path) => path.startsWith(folder))
    folders.set(folder, known)
    return known
  }
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue
    needed.add(path)
    const isPage = !/\.\w+$/.test(path)
    if (!isPage && !/^\/_assets\/.+\.(js|css)$/.test(path)) continue
    const text = await files.read(path)
    if (isPage) Object.assign(standIns, standForPhotos(text))
    const named = listNamedFiles(text, path).flatMap((name) =>
      name.endsWith('/') ? listFolder(name) : [decodeURI(name)],
    )
    waiting.push(
      ...named.filter((name) => files.has(name) && (!isPhotoAddress({ pathname: name }) || !(name in standIns))),
    )
  }
  return { paths: [...needed].sort(), standIns }
}

/** Returns the stand-in of each photo address: one WebP, which every browser with service workers supports. */
function standForPhotos(html: string): Record<string, string> {
  const standIns: Record<string, string> = {}
  for (const [picture] of html.matchAll(/<picture>.*?<\/picture>/gs)) {
    const candidates = [...picture.matchAll(/(\/_assets\/[^\s"',]+) (\d+)w/g)].map(([, address = '', width]) => ({
      address,
      width: Number(width),
    }))
    const webp = candidates.filter(({ address }) => address.endsWith('.webp')).sort((a, b) => a.width - b.width)
    const taken = webp.find(({ width }) => width >= widthToTake) ?? webp.at(-1)
    if (!taken) continue
    const others = [...candidates.map(({ address }) => address), ...(picture.match(/\/_assets\/[^\s"',]+/g) ?? [])]
    for (const address of others) if (address !== taken.address) standIns[address] = taken.address
  }
  return standIns
}

/** Returns whether scripts fetch a file by an address that they put together. */
function isFetched(path: string, language: string): boolean {
  return [
    `/search/${language}.json`,
    // What is said of today on other pages is worded by it.
    `/today/words/${language}.json`,
    `/search/text/${language}.json`,
    `/search/stops/${language}.json`,
    '/search/stops/chart.json',
  ].includes(path)
}
