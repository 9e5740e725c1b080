/** The sections of the page of today, in its order. */
export const todaySections = [
  'warnings',
  'avalanche',
  'dry',
  'light',
  'boats',
  'flights',
  'road',
  'sea',
  'charging',
] as const
export type TodaySection = (typeof todaySections)[number]
