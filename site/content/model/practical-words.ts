import type { MessageKey } from '#site/i18n/translate.ts'
import type { AccessField } from './practical.ts'

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
