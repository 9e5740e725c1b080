// A book, a lamp and the rain outside.
import { disc, fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRain, paintRidge, paintSky, paintSteam, paintWater, strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws an open book and a lamp in the window of a cabin on a wet evening. */
export const book: Vignette = (stage) => {
  const { sheet } = stage
  const outside =
    paintSky(stage, 176) +
    paintRidge(stage, skyline`-10,120 40,78^ 90,130 150,100^ 206,160 280,140^ 340,96^ 410,150`, {
      seed: 10,
      air: 0.25,
      base: 180,
    }) +
    paintWater(stage, 178, stage.random('water'), { bottom: 270, many: 12 }) +
    paintRain(60, stage.random('rain'))
  const glow = sheet.radial(318, 150, 230, [
    [0, '#ffe2a0', 0.75],
    [0.4, '#ffcf7e', 0.26],
    [1, '#ffcf7e', 0],
  ])
  sheet.put(
    sheet.cut(outside, 0, 0, 400, 270),
    stroke('M60 60v26M112 30v40M150 120v30M214 50v44M244 140v24M90 150v34M30 130v20', '#e6eeee', 2.6, {
      opacity: 0.5,
      isRound: true,
    }),
    stroke(
      'M60 88h0M112 72h0M150 152h0M214 96h0M244 166h0M90 186h0M40 60h0M180 60h0M130 196h0M232 200h0M70 214h0M196 180h0',
      '#eef4f4',
      6,
      { opacity: 0.7, isRound: true },
    ),
    // Frame.
    fill('M0 0h28v262H0zM372 0h28v262h-28zM190 0h20v262h-20zM0 108h400v14H0z', '#6b4a33'),
    fill('M24 0h4v262h-4zM206 0h4v262h-4zM28 118h162v4H28zM210 118h162v4H210z', '#3f2a1c'),
    fill('M0 0h6v262H0zM190 0h4v262h-4z', '#8f6848'),
    // Sill.
    strip(256, 20, '#a97a50'),
    strip(274, 130, '#85593a'),
    fill('M0 274h400v10H0z', '#4a2f1d', 0.6),
    stroke('M10 320q100-8 190 2M230 346q70 6 160-4M20 380q80-6 150 0', '#6f472c', 2.4),
    fill('M400 180V404H90Q230 300 400 180z', '#ffd98f', 0.2),
    disc(318, 150, 230, glow),
    // Lamp.
    oval(330, 346, 66, 12, '#33201a', 0.5),
    fill('M310 330q-40 4-40 14 0 8 52 8t52-8q0-10-40-14z', '#2d3b42'),
    fill('M330 330q44 4 44 14 0 8-40 8 10-12-4-22z', '#1a252b'),
    fill('M314 200h14v132h-14z', '#3f5058'),
    fill('M322 200h6v132h-6z', '#1a252b'),
    fill('M266 200L288 104H356L378 200z', '#e8c06a'),
    fill('M266 200L288 104H310L298 200z', '#ffe3a0'),
    fill('M346 104H356L378 200H352z', '#b98a38'),
    oval(322, 200, 56, 9, '#fff3cf'),
    stroke('M340 204v34', '#d9b05a', 2.4),
    disc(340, 242, 5, '#d9b05a'),
    // The book.
    fill('M30 340Q110 306 160 332 214 308 278 340L292 372Q214 348 162 372 100 348 14 376z', '#33201a', 0.5),
    fill('M22 326L6 366Q96 338 160 364 220 340 292 364L276 326z', '#2f5d78'),
    fill('M30 320Q108 288 158 316V356Q96 332 14 358z', '#f6efdc'),
    fill('M158 316Q214 290 270 320L286 356Q218 332 158 356z', '#fdf8ea'),
    fill('M158 316Q138 304 118 304L126 340Q146 346 158 356z', '#d3c8ae'),
    stroke('M46 326q52-18 96-2M42 336q52-18 100 0M36 346q54-16 106 2', '#b5aa92', 2.6),
    stroke('M174 324q44-18 84 0M176 334q46-16 88 0M178 344q46-14 92 2', '#c9bfa8', 2.6),
    fill('M212 300l12-4 22 92-10-2-6 10z', '#a8321f'),
    // A mug.
    oval(80, 296, 48, 9, '#33201a', 0.5),
    fill('M40 212h74q0 62-14 80H54q-14-18-14-80z', '#f1ebdc'),
    fill('M92 212h22q0 62-14 80H82q14-30 10-80z', '#c9c1ad'),
    oval(77, 212, 37, 8.6, '#ded6c3'),
    oval(77, 213, 31, 6, '#6b4326'),
    stroke('M42 226q-24-2-22 20 2 20 30 22', '#ded6c3', 8),
    fill('M41 238q36 10 73 0l-2 14q-34 9-69 0z', '#2b6140'),
    paintSteam(76, 202, 90, '#ffffff', 0.45, 12),
  )
}
