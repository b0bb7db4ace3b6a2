/**
 * `node api/seed/pictures/draw.ts`: draws the demo's pictures and writes them beside this file. They are kept, so that the demo is
 * made without a library of images, which loads for longer than the rest takes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureNames, pictureSizes } from './pictures.ts'
import { scenes } from './scenes.ts'

for (const name of pictureNames) {
  for (const { width, height } of pictureSizes) {
    const drawn = sharp(Buffer.from(scenes[name]), { density: (72 * width) / 1_200 }).resize(width, height)
    const bytes = await drawn.webp({ quality: 86, effort: 6 }).toBuffer()
    writeFileSync(join(import.meta.dirname, `${name}.${width}.webp`), bytes)
    process.stdout.write(`${name}.${width}.webp ${bytes.length} B\n`)
  }
}
