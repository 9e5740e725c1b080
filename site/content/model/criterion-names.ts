import type { MessageKey } from '#site/i18n/translate.ts'
import type { Criterion } from './assessment-schema.ts'

/** The message with the name of each criterion. */
export const criterionNames = {
  location: 'criterion.location',
  standard: 'criterion.standard',
  value: 'criterion.value',
  kitchen: 'criterion.kitchen',
  setting: 'criterion.setting',
  practical: 'criterion.practical',
  experience: 'criterion.experience',
  onlyHere: 'criterion.onlyHere',
  ease: 'criterion.ease',
  landscape: 'criterion.landscape',
  way: 'criterion.way',
  reward: 'criterion.reward',
} as const satisfies Record<Criterion, MessageKey>
