import * as z from 'zod'
import { type Language, mapLanguages } from './languages.ts'

/**
 * Returns the schema of an object that has a value in every language and nothing else: `{ no: …, en: …, de: … }`. What a
 * value must be is the same for all, or made for each; `message` is said when there is no object at all.
 */
export function inEveryLanguage<Value extends z.ZodType>(
  value: Value | ((language: Language) => Value),
  message?: string,
) {
  return z.strictObject(mapLanguages(typeof value === 'function' ? value : () => value), message)
}
