/**
 * Decodes an image that somebody uploaded and makes the sizes that are shown: without metadata (a photo's place), as WebP, and
 * from that as AVIF or PNG. Its library is large, so it is loaded with the first image; one image at a time, so that ten do not fill memory.
 */
import type { Sharp, SharpOptions } from 'sharp'
import { invalid } from '../../problem/problem.ts'
import { imageKind } from '../storage/content.ts'
import { renderingLimits } from './limits.ts'

/** A popup is at most some 960 pixels wide, on screens of one to two pixels each. */
export const renditionWidths = [320, 640, 1_280, 1_920] as const
const quality = 82

export interface ImageFile {
  width: number
  height: number
  bytes: Buffer
}

export interface RenderedImage {
  animated: boolean
  /** From the narrowest to the widest. */
  renditions: [ImageFile, ...ImageFile[]]
}

type Load = (bytes: Uint8Array, options: SharpOptions) => Sharp

async function loadSharp(): Promise<Load> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // Only the supported formats; no loader that runs programs, fetches URLs or renders vectors.
  sharp.block({ operation: ['VipsForeignLoad'] })
  const open = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(name => `VipsForeignLoad${name}`)
  sharp.unblock({ operation: open })
  return sharp
}

let sharp: Promise<Load> | undefined
let turn: Promise<unknown> = Promise.resolve()

const refuse = (code: string, values?: Record<string, number>) => invalid('/file', code, values)

/** Refuses at `/file` what is no image, or an image that is too large when decoded. */
export function renderImage(bytes: Buffer): Promise<RenderedImage> {
  if (!imageKind(bytes)) return Promise.reject(refuse('image_invalid'))
  return inTurn(load => render(load, bytes))
}

async function render(load: Load, bytes: Buffer): Promise<RenderedImage> {
  const facts = await load(bytes, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('image_invalid')
    })
  const { width = 0, height = 0, pageHeight = height, pages = 1, autoOrient } = facts
  const edge = Math.max(width, pageHeight)
  if (!width || !height) throw refuse('image_invalid')
  if (edge > renderingLimits.image_edge_pixels_max || width * height > renderingLimits.image_pixels_max) {
    throw refuse('image_too_many_pixels', { megapixels: renderingLimits.image_pixels_max / 1_000_000 })
  }
  if (pages > renderingLimits.image_frames_max)
    throw refuse('image_too_many_frames', { frames: renderingLimits.image_frames_max })
  const animated = pages > 1
  const shown_width = animated ? width : (autoOrient?.width ?? width)
  const widths: number[] = renditionWidths.filter(w => w < shown_width)
  if (widths.length < renditionWidths.length) widths.push(shown_width)
  try {
    const renditions: ImageFile[] = []
    for (const w of widths) renditions.push(await rendition(load, bytes, animated, w))
    return { animated, renditions: renditions as RenderedImage['renditions'] }
  } catch {
    throw refuse('image_invalid')
  }
}

async function rendition(load: Load, bytes: Buffer, animated: boolean, width: number): Promise<ImageFile> {
  const image = load(bytes, { animated, failOn: 'error', limitInputPixels: renderingLimits.image_pixels_max })
  const { data, info } = await (animated ? image : image.autoOrient())
    .resize({ width, height: renderingLimits.image_rendition_height_max, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: animated ? 2 : 4 })
    .timeout({ seconds: renderingLimits.image_seconds_max })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.pageHeight ?? info.height, bytes: data }
}

/** Beyond this effort a large image takes ten times as long for hardly fewer bytes. */
const avif = { quality: 55, effort: 3 } as const

/** A rendition as AVIF. */
export function renderAvif(webp: Buffer): Promise<Buffer> {
  return inTurn(load =>
    load(webp, { limitInputPixels: renderingLimits.image_pixels_max })
      .avif(avif)
      .timeout({ seconds: renderingLimits.image_seconds_max })
      .toBuffer(),
  )
}

/** A rendition as PNG, for programs that show no WebP; of an animated one the first frame. With `square_px` as an icon: whole, in a square. */
export function renderPng(webp: Buffer, square_px?: number): Promise<Buffer> {
  return inTurn(load => {
    const image = load(webp, { limitInputPixels: renderingLimits.image_pixels_max })
    const shown = square_px
      ? image.resize({
          width: square_px,
          height: square_px,
          fit: 'contain',
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
      : image
    return shown.png({ compressionLevel: 9 }).timeout({ seconds: renderingLimits.image_seconds_max }).toBuffer()
  })
}

function inTurn<T>(work: (load: Load) => Promise<T>): Promise<T> {
  const making = turn.then(async () => {
    sharp ??= loadSharp()
    return work(await sharp)
  })
  turn = making.catch(() => undefined)
  return making
}
