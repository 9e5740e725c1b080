// A white goat cheese with a wedge out of it, beside a piece of brown cheese and its slicer.
import { fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws goat cheese on a board. */
export const goatCheese: Vignette = ({ sheet }) => {
  sheet.put(
    strip(0, 400, '#7d9184'),
    strip(0, 150, '#92a597'),
    fill('M0 148h400v4H0z', '#657a6d'),
    fill('M0 152h400L0 330z', '#8ea293', 0.6),
    // Board.
    fill('M40 200H372l30 130q2 14-10 14H30q-14 0-12-14z', '#26352c', 0.35),
    fill('M36 188H360l32 128q2 14-10 14H16q-12 0-10-14z', '#a97a4c'),
    fill('M6 316q-2 14 10 14H382q12 0 10-14v12q0 14-12 14H18q-12 0-12-14z', '#74502e'),
    stroke('M30 216Q160 210 366 218M24 250Q200 244 376 252M16 290Q180 284 386 292', '#93683e', 3),
    // The white cheese.
    fill('M40 256q-4 34 60 44 70 8 122-14 26-14 20-40z', '#4a3018', 0.4),
    fill('M26 152V232Q28 284 130 286 190 284 216 262L130 206 232 176V152z', '#d6ccb4'),
    fill('M26 152V232Q28 284 130 286V204Q28 202 26 152z', '#ece4d0'),
    fill('M26 152Q28 100 130 98 232 102 234 152L130 152 206 192Q176 204 130 204 28 202 26 152z', '#fbf8ee'),
    fill('M40 140Q60 108 130 106 190 108 216 130 170 114 120 120 66 126 40 140z', '#fffef9'),
    fill('M130 152L206 192V268L130 234z', '#f6efdc'),
    fill('M130 152L234 152V170L130 178z', '#e2d8c0'),
    fill('M130 152V234L138 238V156z', '#cfc3a6'),
    stroke('M148 190h0M166 214h0M186 206h0M152 226h0M178 238h0M194 228h0M142 172h0', '#ded3b8', 6, { isRound: true }),
    stroke('M30 178q0 20 20 34M34 214q10 24 40 36M60 190q20 14 50 18M90 230q30 14 60 12', '#d3c9b0', 2.6),
    // Its wedge.
    fill('M196 300l116-10 20 16-22 26H210z', '#4a3018', 0.35),
    fill('M186 262L300 240 316 292 198 318z', '#f6efdc'),
    fill('M186 262L300 240 268 226 204 232z', '#fffef9'),
    fill('M300 240L316 292 286 262 268 226z', '#d6ccb4'),
    stroke('M216 282h0M240 276h0M268 286h0M250 294h0M222 300h0M288 272h0', '#ded3b8', 6, { isRound: true }),
    // Brown cheese and slicer behind.
    fill('M258 196l70-20 56 22v10l-66 24z', '#4a3018', 0.35),
    fill('M252 128L318 112 368 130V186L306 208 252 186z', '#a8683a'),
    fill('M252 128L318 112 368 130 306 148z', '#d29560'),
    fill('M306 148L368 130V186L306 208z', '#8a5029'),
    fill('M252 140L306 160V164L252 144z', '#be7d4a'),
    // Slicer.
    fill('M352 224l14-6 22 58q22 4 26 30l-46 20q-14-20-2-36z', '#4a3018', 0.35),
    fill('M330 150l14-6 14 42-14 5z', '#56371f'),
    fill('M330 150l6-3 14 42-6 2z', '#7d5632'),
    fill('M346 188l10-4 20 56q22 6 26 32l-48 18q-16-20-2-42z', '#d9e0df'),
    fill('M356 184l20 56q22 6 26 32l-14 5q-12-20-26-28z', '#b3bfc0'),
    fill('M352 272l40-15 2 6-40 15z', '#45545b'),
    // A branch of juniper in the corner.
    stroke('M6 396Q40 366 96 366', '#5f4a30', 4),
    stroke(
      'M20 384l-8-20M32 376l-6-22M46 370l-2-24M60 368l4-22M74 366l8-20M30 378l14 14M46 372l16 16M62 368l18 14M80 366l20 8',
      '#3f6a4a',
      4,
      { isRound: true },
    ),
    oval(54, 384, 6, 6, '#33466b'),
    oval(82, 354, 6, 6, '#33466b'),
    oval(80, 352, 2, 2, '#8fa0c0'),
  )
}
