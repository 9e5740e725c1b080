import type { Language } from '#contract/languages.ts'

/** Reads part of the content in a language. Throws a `ContentError` for unusable content. */
type ContentReader = (language: Language) => unknown

const sources: (() => ContentReader[])[] = []

/** Registers a reader with the content check, which reads everything in every language; returns the reader. */
export function registerReader<Reader extends ContentReader>(reader: Reader): Reader {
  sources.push(() => [reader])
  return reader
}

/** Registers a reader per id with the content check, so that one fault does not hide another. */
export function registerReaderOfEach(
  listIds: () => readonly string[],
  read: (id: string, language: Language) => unknown,
): void {
  sources.push(() => listIds().map((id) => (language) => read(id, language)))
}

export function listContentReaders(): ContentReader[] {
  return sources.flatMap((list) => list())
}
