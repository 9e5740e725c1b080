// The long wall of peaks from out on Vestfjorden. The summits stand where their names stand over the home page; heights
// are stretched 4.6 times, the ridges between are drawn.
import { drawPeaks } from '#pictures/nature/peaks.ts'
import type { SkylinePoint } from '#pictures/nature/skyline.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { PeakLabel, Place, Stage } from '#pictures/stage.ts'

const waterline = 694

const peaks: readonly PeakLabel[] = [
  { name: 'Hellsegga', x: 42.7, y: 59.6, leader: 2.2 },
  { name: 'Mannen', x: 61.9, y: 52.1, leader: 3.2 },
  { name: 'Mengelsdalstinden', x: 74.2, y: 51.4, leader: 2.4 },
  { name: 'Ertenhelltinden', x: 83.3, y: 49.4, leader: 4.4 },
  { name: 'Hermannsdalstinden', x: 90.4, y: 46.6, leader: 2.6 },
]

function summit(name: string): SkylinePoint {
  const peak = peaks.find((known) => known.name === name)
  if (!peak) throw new Error(`${name} is not named over the wall.`)
  return [Math.round(peak.x * 16), Math.round(peak.y * 9), 1]
}

function drawWall(stage: Stage): string {
  const sector = { from: 272, to: 320, waterline, top: 420 }
  return (
    stage.ridge(
      { seed: 2, air: 0.38, depth: 2, ribs: 0.6 },
      skyline`-60,664 10,656^ 60,668 130,640^ 180,656 232,648^ 290,664 356,624^ 392,636 430,618^ 500,640 560,604^
        640,640 760,694`,
    ) +
    stage.ridge(
      { seed: 61, air: 0.44, depth: 2, rough: 0.18, ribs: 0.7 },
      skyline`820,${waterline} 900,620 960,566 1080,560 1140,520 1240,516^ 1290,500 ${[summit('Ertenhelltinden')]}
        1378,474 1410,462 ${[summit('Hermannsdalstinden')]} 1488,468 1530,476^ 1580,506 1680,500`,
    ) +
    stage.mist(waterline - 190, 192, 0.45) +
    stage.ridge(
      { seed: 34, air: 0.22, depth: 2, ribs: 0.8 },
      skyline`640,${waterline} 720,640 780,590^ 830,596 900,528^ 930,538 960,500 ${[summit('Mannen')]} 1024,510 1064,540
        1110,506^ 1144,520 ${[summit('Mengelsdalstinden')]} 1216,500 1262,548 1310,520^ 1360,566 1424,540^ 1500,590
        1560,556^ 1680,600`,
    ) +
    stage.mist(waterline - 120, 122, 0.4) +
    drawPeaks(stage, sector, [
      {
        peaks: [],
        seed: 48,
        air: 0.04,
        left: skyline`400,${waterline} 452,668 500,640^ 540,634 584,600 626,584^ 650,556 ${[summit('Hellsegga')]}
          712,560 736,558^ 790,618 852,640^ 898,652 962,612^ 1000,600 1034,578^ 1082,640 1130,654^ 1196,620 1246,574^
          1290,604 1322,600^ 1380,656 1440,640^ 1486,590 1530,560^ 1590,612`,
        right: skyline`1690,590`,
        form: { base: waterline + 2, ribs: 0.9 },
      },
    ]) +
    stage.mist(waterline - 54, 56, 0.45)
  )
}

export const lofotveggen: Place = {
  views: {
    'from-vestfjorden': {
      facing: 296,
      width: 48,
      waterline,
      tallest: 420,
      focus: 0.82,
      peaks,
      bearings: [272, 280, 288, 296, 304, 312],
      drawLand: drawWall,
      water: { squash: 0.36, many: 36, calm: (usual) => usual * 0.7 },
    },
  },
}
