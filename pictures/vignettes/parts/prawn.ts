import { disc, fill, stroke } from '#pictures/drawing/paths.ts'

/** About 70 wide, tail to the right. */
export function drawPrawn(hasHead = false): string {
  const head = hasHead
    ? stroke('M-30-2Q-60-26-84-22M-30 2Q-62-8-88 4M-30 8Q-50 22-66 24', '#c9573a', 1.8) +
      fill('M-32-14Q-56-6-58 4-44 14-26 12z', '#e2765a') +
      disc(-46, 0, 2.6, '#20181a')
    : ''
  return (
    fill('M-30 16Q-26-30 12-28 48-22 44 24L30 26Q30 0 10-4-8-4-14 22z', '#4a2a1a', 0.22) +
    head +
    fill('M-34 12Q-34-32 8-34 46-30 42 16L28 18Q30-6 8-10-12-10-16 18-26 22-34 12z', '#dd6f52') +
    fill('M-34 12Q-34-32 8-34 40-32 42-4 30-24 8-25-20-24-26 16-30 17-34 12z', '#f2a084') +
    stroke('M-30-8L-16-2M-20-24L-8-8M0-33L3-10M22-30L16-9M36-17L24-2', '#fbd3c2', 3) +
    fill('M28 16L42 14 54 30 44 32 40 40 34 30 24 36z', '#c9573a') +
    fill('M35 15L42 14 54 30 44 32z', '#e2765a')
  )
}
