import * as z from 'zod'
import { type Language, mapLanguages } from './languages.ts'

/** Returns the strict schema `{ no: …, en: …, de: … }`; `message` is the error for anything but an object. */
export function inEveryLanguage<Value extends z.ZodType>(
  value: Value | ((language: Language) => Value),
  message?: string,
) {
  return z.strictObject(mapLanguages(typeof value === 'function' ? value : () => value), message)
}
