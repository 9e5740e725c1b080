import type { Language } from '#contract/languages.ts'

/** Reads something of the content in a language, and throws a `ContentError` for what cannot be used. */
type ContentReader = (language: Language) => unknown

const sources: (() => ContentReader[])[] = []

/** Registers a reader with the content check, which reads everything in every language, and returns it. */
export function registerReader<Reader extends ContentReader>(reader: Reader): Reader {
  sources.push(() => [reader])
  return reader
}

/** Registers a reader of entries with the content check; each id is read by itself, so that one fault does not hide another. */
export function registerReaderOfEach(
  listIds: () => readonly string[],
  read: (id: string, language: Language) => unknown,
): void {
  sources.push(() => listIds().map((id) => (language) => read(id, language)))
}

/** Returns every reader that the modules loaded so far have registered. */
export function listContentReaders(): ContentReader[] {
  return sources.flatMap((list) => list())
}
