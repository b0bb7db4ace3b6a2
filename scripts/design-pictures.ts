/**
 * Draws the pictures of the popup designs anew: `node scripts/design-pictures.ts`. Flat shapes on a square of 1200 × 900,
 * written as WebP of some 10 kB each beside the designs, and committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const out = join(import.meta.dirname, '../admin/product/drawn-pictures/pictures')
const quality = 80

const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const group = (transform: string, ...parts: string[]): string => `<g transform="${transform}">${parts.join('')}</g>`
const range = (count: number): number[] => [...Array(count).keys()]

/** A leaf that stands on its stem. */
const leaf = (x: number, y: number, turn: number, size: number, fill: string, vein: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M0 0C-70 -60 -70 -190 0 -260C70 -190 70 -60 0 0Z', fill),
    line('M0 0V-215M0 -70L-34 -104M0 -70L34 -104M0 -130L-30 -162M0 -130L30 -162', vein, 5),
  )

/** A vault over a doorway. */
const arch = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, fill)

const pictures: Record<string, string> = {
  leaves: [
    rect(0, 0, 1200, 900, '#dfe8d8'),
    circle(880, 300, 210, '#f3c98b'),
    ...[
      [180, 940, -24, 2.5, '#2f5d44', '#4c7d61'],
      [420, 960, -4, 2.9, '#41795a', '#5f9877'],
      [690, 950, 14, 2.3, '#2f5d44', '#4c7d61'],
      [930, 970, 26, 2.7, '#6fa283', '#8fbd9f'],
      [1120, 950, 8, 2, '#41795a', '#5f9877'],
    ].map(([x, y, turn, size, fill, vein]) =>
      leaf(x as number, y as number, turn as number, size as number, fill as string, vein as string),
    ),
  ].join(''),
  sunrise: [
    rect(0, 0, 1200, 900, '#fbe3cf'),
    circle(600, 560, 250, '#f08a5d'),
    circle(600, 560, 330, 'rgb(240 138 93 / 22%)'),
    path('M0 560C200 500 380 520 600 590S1000 640 1200 560V900H0Z', '#b8553c'),
    path('M0 680C260 600 460 640 700 720S1060 740 1200 680V900H0Z', '#7c3245'),
    path('M0 800C300 740 520 780 760 830S1080 850 1200 800V900H0Z', '#4b2138'),
  ].join(''),
  arches: [
    rect(0, 0, 1200, 900, '#f6e7d8'),
    arch(90, 900, 300, 640, '#d9825b'),
    arch(150, 900, 180, 520, '#b85f40'),
    arch(450, 900, 320, 760, '#e9b872'),
    arch(520, 900, 180, 620, '#c98f45'),
    arch(830, 900, 280, 560, '#6f8f8a'),
    arch(890, 900, 160, 440, '#4f6f6b'),
    circle(980, 190, 90, '#d9825b'),
  ].join(''),
  parcel: [
    rect(0, 0, 1200, 900, '#dce6f2'),
    `<ellipse cx="600" cy="770" rx="420" ry="46" fill="#c3d2e4"/>`,
    path('M270 390L600 270L930 390L600 510Z', '#e8bd86'),
    path('M270 390L600 510V800L270 670Z', '#cf9a5a'),
    path('M930 390L600 510V800L930 670Z', '#b98446'),
    path('M435 330L765 450V560L700 536V474L370 354Z', '#f2615c'),
    ...range(5).map(at =>
      circle(180 + at * 210, 150 + (at % 2) * 90, 16 + (at % 3) * 7, at % 2 ? '#f2b84b' : '#6c8fc7'),
    ),
  ].join(''),
  letter: [
    rect(0, 0, 1200, 900, '#efe6f5'),
    circle(250, 220, 130, '#d9c3ea'),
    circle(1010, 690, 170, '#d9c3ea'),
    rect(300, 300, 600, 400, '#8257a8', 26),
    path('M330 300H870A26 26 0 0 1 890 340L600 560L310 340A26 26 0 0 1 330 300Z', '#9d74c1'),
    rect(390, 190, 420, 300, '#fffdf8', 16),
    line('M440 260H700M440 320H760M440 380H640', '#c9b4dc', 20),
    path('M300 420L600 620L900 420V674A26 26 0 0 1 874 700H326A26 26 0 0 1 300 674Z', '#6f4694'),
  ].join(''),
  book: [
    rect(0, 0, 1200, 900, '#e4efe9'),
    circle(960, 230, 130, '#f5cf7a'),
    `<ellipse cx="600" cy="760" rx="440" ry="44" fill="#cbded4"/>`,
    path('M600 330C480 250 320 250 200 300V720C320 680 480 680 600 750Z', '#fffdf6'),
    path('M600 330C720 250 880 250 1000 300V720C880 680 720 680 600 750Z', '#f4efe0'),
    line(
      'M270 390C350 370 450 375 530 415M270 470C350 450 450 455 530 495M270 550C350 530 450 535 530 575',
      '#9dbcae',
      14,
    ),
    line('M670 415C750 375 850 370 930 390M670 495C750 455 850 450 930 470', '#9dbcae', 14),
    path('M760 540H860V700L810 660L760 700Z', '#d2593f'),
  ].join(''),
  confetti: [
    rect(0, 0, 1200, 900, '#1f2340'),
    circle(600, 470, 250, '#2c3160'),
    ...range(46).map(at => {
      const [x, y] = [(at * 263) % 1200, (at * 401 + at * at * 7) % 900]
      const fill = ['#f6c453', '#ef6f6c', '#7dc4b5', '#a78bd9', '#f3f0ff'][at % 5] as string
      return at % 3 === 0
        ? circle(x, y, 13 + (at % 4) * 3, fill)
        : group(`translate(${x} ${y}) rotate(${(at * 47) % 180})`, rect(-18, -7, 36, 14, fill, at % 2 ? 7 : 2))
    }),
    path('M600 300L650 420L780 430L680 514L712 640L600 570L488 640L520 514L420 430L550 420Z', '#f6c453'),
  ].join(''),
  stars: [
    rect(0, 0, 1200, 900, '#fdf1d7'),
    ...range(5).map(at =>
      group(
        `translate(${200 + at * 200} ${450 + (at % 2 ? -30 : 20)}) scale(${at === 2 ? 1.5 : 1.1})`,
        path('M0 -70L21 -23L72 -17L34 18L44 68L0 43L-44 68L-34 18L-72 -17L-21 -23Z', at === 4 ? '#ecd6a4' : '#e0962f'),
      ),
    ),
    path('M0 700C300 640 480 760 760 700S1100 650 1200 690V900H0Z', '#f5dca6'),
    circle(130, 160, 60, '#f5dca6'),
    circle(1060, 190, 90, '#f5dca6'),
  ].join(''),
  calendar: [
    rect(0, 0, 1200, 900, '#e3ecf5'),
    circle(980, 720, 190, '#cbdcee'),
    rect(300, 200, 600, 560, '#fffefb', 34),
    path('M334 200H866A34 34 0 0 1 900 234V350H300V234A34 34 0 0 1 334 200Z', '#2f6690'),
    ...[420, 600, 780].map(x => rect(x - 14, 150, 28, 110, '#173f5f', 14)),
    ...range(15).map(at =>
      rect(
        356 + (at % 5) * 102,
        400 + Math.floor(at / 5) * 112,
        76,
        76,
        at === 8 ? '#f2704f' : at % 4 === 1 ? '#bcd4e6' : '#e6eef5',
        18,
      ),
    ),
  ].join(''),
  cup: [
    rect(0, 0, 1200, 900, '#f4e4dc'),
    circle(270, 260, 170, '#ecd0c2'),
    `<ellipse cx="600" cy="770" rx="420" ry="44" fill="#e2c3b2"/>`,
    line('M840 470C960 450 970 620 810 630', '#7a3e2b', 44),
    path('M340 400H860V560C860 700 760 760 600 760S340 700 340 560Z', '#a6533a'),
    `<ellipse cx="600" cy="400" rx="260" ry="60" fill="#7a3e2b"/><ellipse cx="600" cy="408" rx="220" ry="44" fill="#3d1f18"/>`,
    line(
      'M510 310C470 260 550 220 510 160M600 300C560 240 640 200 600 130M690 310C650 260 730 220 690 160',
      '#d9b09c',
      18,
    ),
  ].join(''),
  waves: [
    rect(0, 0, 1200, 900, '#d7ecf0'),
    circle(900, 240, 130, '#fbd58a'),
    ...range(5).map(at =>
      path(
        `M-50 ${430 + at * 100}C150 ${350 + at * 100} 300 ${510 + at * 100} 500 ${430 + at * 100}S850 ${350 + at * 100} 1250 ${430 + at * 100}V900H-50Z`,
        ['#9fd0d8', '#6db4c1', '#3f94a6', '#22738a', '#14556f'][at] as string,
      ),
    ),
  ].join(''),
  chat: [
    rect(0, 0, 1200, 900, '#e9e4f7'),
    circle(190, 740, 170, '#d8cff0'),
    path(
      'M240 210H760A50 50 0 0 1 810 260V480A50 50 0 0 1 760 530H470L350 630V530H240A50 50 0 0 1 190 480V260A50 50 0 0 1 240 210Z',
      '#5a4fa3',
    ),
    ...[340, 500, 660].map(x => circle(x, 370, 32, '#fff')),
    path(
      'M620 560H960A46 46 0 0 1 1006 606V716A46 46 0 0 1 960 762H900V840L800 762H620A46 46 0 0 1 574 716V606A46 46 0 0 1 620 560Z',
      '#f2a65a',
    ),
    line('M650 630H920M650 694H840', '#fff', 22),
  ].join(''),
}

mkdirSync(out, { recursive: true })
for (const [name, shapes] of Object.entries(pictures)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${shapes}</svg>`
  writeFileSync(join(out, `${name}.webp`), await sharp(Buffer.from(svg)).webp({ quality, effort: 6 }).toBuffer())
}
