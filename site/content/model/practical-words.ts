import type { Language } from '#contract/languages.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import type { AccessField, listKnownAccess } from './practical.ts'

export const accessWords = {
  stepFreeEntrance: 'access.stepFreeEntrance',
  doorWidth: 'access.doorWidth',
  adaptedRoom: 'access.adaptedRoom',
  accessibleToilet: 'access.accessibleToilet',
  levelGround: 'access.levelGround',
  parking: 'access.parking',
  hearingAids: 'access.hearingAids',
  sightAids: 'access.sightAids',
  dog: 'access.dog',
} as const satisfies Record<AccessField, MessageKey>

export const accessValueWords = {
  yes: 'access.value.yes',
  no: 'access.value.no',
  partly: 'access.value.partly',
} as const satisfies Record<string, MessageKey>

type KnownAccess = ReturnType<typeof listKnownAccess>[number]

/** Returns what is known of access in words: of what is so in part, its note alone, which says in which part. */
export function describeAccess({ value, note }: Pick<KnownAccess, 'value' | 'note'>, language: Language): string {
  if (value === 'partly' && note) return note[language]
  const answer = typeof value === 'number' ? `${value}\u00a0cm` : translator(language)(accessValueWords[value])
  return note ? `${answer}, ${note[language]}` : answer
}

export const paymentWords = {
  app: 'entry.payment.app',
  card: 'entry.payment.card',
  tag: 'entry.payment.tag',
  car: 'entry.payment.car',
  cash: 'practical.payment.cash',
  vipps: 'practical.payment.vipps',
  invoice: 'practical.payment.invoice',
} as const satisfies Record<string, MessageKey>

export const parkingWords = {
  free: 'practical.parking.free',
  paid: 'practical.parking.paid',
  garage: 'practical.parking.garage',
  none: 'practical.parking.none',
} as const satisfies Record<string, MessageKey>
