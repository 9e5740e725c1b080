import { createHash } from 'node:crypto'
import sharp from 'sharp'

export const pictureForms = ['jpeg', 'png', 'webp', 'avif'] as const
export type PictureForm = (typeof pictureForms)[number]

const [width, height] = [720, 480]

/** Resolves with a plain drawing of houses on piles, not to be mistaken for a photo; deterministic. */
export async function drawExamplePicture(words: string, form: PictureForm): Promise<Buffer> {
  const random = createHash('sha256').update(words).digest()
  const pick = (index: number, from: number, to: number) => from + ((random[index] ?? 0) / 255) * (to - from)
  const peak = pick(0, 200, 520)
  const walls = ['#9f2d20', '#b5482a', '#d8a23a', '#f2efe6', '#3d5a4c']
  const houses = [0, 1, 2].map((index) => {
    const x = 70 + index * 210 + pick(index + 1, 0, 60)
    const wide = pick(index + 4, 110, 160)
    const wall = walls[Math.floor(pick(index + 7, 0, walls.length - 0.01))]
    const piles = [0.1, 0.5, 0.9].map(
      (part) => `<path d="M${x + wide * part} 340v60" stroke="#4a3b30" stroke-width="6"/>`,
    )
    const windows = [0.2, 0.6].map(
      (part) =>
        `<rect x="${x + wide * part}" y="285" width="22" height="26" fill="#fbe7a8" stroke="#fff" stroke-width="3"/>`,
    )
    return `${piles.join('')}<rect x="${x}" y="260" width="${wide}" height="84" fill="${wall}"/>
      <path d="M${x - 10} 262l${wide / 2 + 10} -56l${wide / 2 + 10} 56z" fill="#3c4247"/>${windows.join('')}`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="hsl(${pick(10, 190, 230)} 45% 82%)"/>
    <path d="M0 320L${peak - 160} 190L${peak} ${pick(11, 50, 110)}L${peak + 150} 210L${width} 300V400H0z" fill="#6d7f8c"/>
    <path d="M${peak - 42} 128L${peak} ${pick(11, 50, 110)}L${peak + 40} 132L${peak} 150z" fill="#f4f7f9"/>
    <rect y="352" width="${width}" height="128" fill="#2f6177"/>
    <path d="M0 400q30 -10 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0" fill="none" stroke="#7fa9ba" stroke-width="3"/>
    ${houses.join('')}
  </svg>`
  // AVIF as small as can be takes most of a second, which nobody here has use for.
  const effort = form === 'avif' ? { effort: 0 } : {}
  return sharp(Buffer.from(drawing))
    .toFormat(form, { quality: 70, ...effort })
    .toBuffer()
}
