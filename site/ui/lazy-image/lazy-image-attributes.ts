import type { LazyImageWords } from './lazy-image-words.ts'

/** What an `<img>` of a static page carries so that `lazy-image-behaviour.ts` looks after it. */
export function lazyImageAttributes(
  imageKey: string,
  placeholders: readonly string[],
  words: LazyImageWords,
): Record<`data-${string}`, string> {
  return {
    'data-lazy-image': imageKey,
    'data-placeholders': placeholders.join(' '),
    'data-failed': words.failed,
    'data-retry': words.retry,
  }
}
