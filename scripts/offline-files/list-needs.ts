import { isPhotoAddress, listNamedFiles } from '#site/offline/kept-address.ts'

export interface Needs {
  /** Decoded, sorted. */
  paths: string[]
  /** Of a photo one width is taken: every other address of it, and the one that answers for it. */
  standIns: Record<string, string>
}

interface BuiltFiles {
  has(path: string): boolean
  paths: readonly string[]
  read(path: string): Promise<string>
}

/** In pixels: enough for a phone, and a fifth of what the widest weighs. */
const widthToTake = 800

/**
 * Promises what pages need to be read without a network: themselves, and whatever they and their scripts name under lasting
 * names, with one width of each photo. `languageTag` is that of the search index, which is taken whole.
 */
export async function listNeeds(
  { pages, language, languageTag }: { pages: readonly string[]; language: string; languageTag: string },
  files: BuiltFiles,
): Promise<Needs> {
  const standIns: Record<string, string> = {}
  const needed = new Set<string>()
  const search = files.paths.filter((path) => isOfSearch(path, language, languageTag))
  const waiting = [...pages, ...search]
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

/** Every address of each photo on a page but one: WebP, which every browser with a worker can show. */
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

function isOfSearch(path: string, language: string, languageTag: string): boolean {
  return (
    [`/search/${language}.json`, `/search/words/${language}.json`].includes(path) ||
    /^\/pagefind\/(pagefind(-worker)?\.js|pagefind-entry\.json)$/.test(path) ||
    [`/pagefind/wasm.${languageTag}.`, `/pagefind/pagefind.${languageTag}_`].some((start) => path.startsWith(start)) ||
    ['index', 'fragment', 'filter'].some((kind) => path.startsWith(`/pagefind/${kind}/${languageTag}_`))
  )
}
