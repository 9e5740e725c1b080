// The key beside the door of a cabin.
import { disc, fill, oval, ring, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a key with a float on a hook beside a red door. */
export const cabinKey: Vignette = ({ sheet }) => {
  let boards = ''
  let lights = ''
  for (let y = 30; y < 400; y += 46) {
    boards += `M0 ${y}h252`
    lights += `M0 ${y + 4}h252`
  }
  sheet.put(
    strip(0, 400, '#cf9f45'),
    fill('M0 30h252v46H0zM0 122h252v46H0zM0 214h252v46H0zM0 306h252v46H0z', '#d8aa52'),
    stroke(boards, '#9a7029', 3),
    stroke(lights, '#e6c078', 1.6),
    stroke('M20 56q40-6 90 0M120 148q50 6 110-2M30 240q60-5 100 0M130 332q50 5 90-1', '#b98a38', 2),
    // Door frame and door.
    fill('M222 0h30v400h-30z', '#6b4a18', 0.35),
    fill('M236 0h34v400h-34z', '#f5f0e2'),
    fill('M262 0h8v400h-8z', '#cbc4b1'),
    fill('M270 0h140v410H270z', '#a8321f'),
    fill('M270 0h14v410h-14z', '#6e1f15'),
    stroke('M316 0V400M360 0V400', '#7d251b', 4),
    stroke('M320 0V400M364 0V400', '#c2523c', 1.8),
    fill('M298 30h110v110H298z', '#f5f0e2'),
    fill('M308 40h110v90H308z', '#ffd98a'),
    fill('M308 96q40-20 110-6v40H308z', '#f0a94e', 0.7),
    fill('M334 72l16-14 16 14v58h-32z', '#b3722c', 0.6),
    fill('M350 36h7v98h-7zM304 82h110v6H304z', '#f5f0e2'),
    fill('M298 140h110v9H298z', '#cbc4b1'),
    // Lock and handle.
    fill('M290 232h24v92h-24z', '#4a1810', 0.5),
    fill('M286 226h24v92h-24z', '#2d3940'),
    fill('M286 226h6v92h-6z', '#55646c'),
    disc(298, 250, 9, '#8e9b9f'),
    fill('M294 246h56q8 0 8 6t-8 6h-56z', '#b9c4c5'),
    fill('M294 254h60q-4 4-8 4h-52z', '#76868d'),
    fill('M298 286a6 6 0 013 11l3 13h-12l3-13a6 6 0 013-11z', '#101a20'),
    // Board with the hook.
    fill('M62 84h128v42H62z', '#6b4a18', 0.4),
    fill('M52 72h128v42H52z', '#7a5636'),
    fill('M52 72h128v8H52z', '#9a7450'),
    stroke('M64 92q40-4 100 2', '#644528', 2),
    disc(66, 93, 4, '#3a2a1c'),
    disc(166, 93, 4, '#3a2a1c'),
    stroke('M116 96v22q0 16 14 14', '#2d3940', 8, { isRound: true }),
    stroke('M114 96v20', '#76868d', 2.6),
    disc(116, 94, 9, '#41545d'),
    disc(114, 92, 3, '#9fb0b6'),
    // Key, line and float.
    fill('M142 160q30 8 26 38-4 18-18 22l6 116-16 4-8-12 6-10-8-10 6-12-2-76q-20-8-18-30 4-26 26-30z', '#6b4a18', 0.4),
    ring(126, 178, 27, '#8f6f28', 15),
    ring(124, 175, 27, '#d2ab52', 12),
    stroke('M101 166a27 27 0 0124-18', '#f5dd9a', 4, { isRound: true }),
    fill('M116 200h16v128h-16z', '#d2ab52'),
    fill('M125 200h7v128h-7z', '#9a7a30'),
    fill('M112 206h24v9h-24zM112 222h24v5h-24z', '#e8c878'),
    fill('M116 286H92v12h8v8h-8v12h24z', '#d2ab52'),
    fill('M116 312H92v6h24zM92 294h8v4h-8z', '#9a7a30'),
    fill('M116 328h16l-4 8h-8z', '#9a7a30'),
    stroke('M130 150Q170 150 178 200T190 262', '#6b4a18', 4, { opacity: 0.35 }),
    stroke('M122 150Q164 140 172 194T184 252', '#2f6f8a', 5),
    oval(200, 320, 34, 56, '#6b4a18', 0.38),
    fill('M184 246Q216 252 218 304 216 356 186 362 154 358 152 306 152 254 184 246z', '#c9965c'),
    fill('M196 250Q216 260 218 304 216 356 186 362 202 310 196 250z', '#96683a'),
    fill('M176 250Q160 262 158 300 160 330 168 346 166 296 176 250z', '#e6bf8a'),
    fill('M153 290Q184 302 217 288L218 312Q184 326 152 314z', '#a8321f'),
    fill('M200 298Q210 296 217 290L218 312Q208 317 198 319z', '#7d251b'),
    disc(185, 250, 7, '#56371f'),
  )
}
