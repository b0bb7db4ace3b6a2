/**
 * `node api/seed/pictures/draw.ts`: draws the demo's pictures and writes them beside this file. They are kept, so that the demo is
 * made without a library of images, which loads for longer than the rest takes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { logos } from './logos.ts'
import { logoNames, logoSizes, pictureNames, pictureSizes } from './pictures.ts'
import { scenes } from './scenes.ts'

const drawings = [
  ...pictureNames.map(name => ({ name, drawing: scenes[name], drawn_px: 1_200, sizes: pictureSizes })),
  ...logoNames.map(name => ({ name, drawing: logos[name], drawn_px: 520, sizes: logoSizes })),
]

for (const { name, drawing, drawn_px, sizes } of drawings) {
  for (const { width, height } of sizes) {
    const drawn = sharp(Buffer.from(drawing), { density: (72 * width) / drawn_px }).resize(width, height)
    const bytes = await drawn.webp({ quality: 86, effort: 6 }).toBuffer()
    writeFileSync(join(import.meta.dirname, `${name}.${width}.webp`), bytes)
    process.stdout.write(`${name}.${width}.webp ${bytes.length} B\n`)
  }
}
