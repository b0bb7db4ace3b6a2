/** How high each box is: as high as its text, by the widths of its words. Sizes are those of item-box.module.css. Pure but for `measure`. */
import type { Item } from '../model/items.ts'
import { widths } from './layout.ts'

/** The width of one line in a style of text. */
export type Measure = (text: string) => number

export const lineHeight = { title: 20, summary: 16 }
export const pictureHeight = 116
export const numbersHeight = 28
const padding = { step: 20, branch: 14, row: 14 }
/** Beside the text: paddings, tile, menu. */
const aside = { head: 64, step: 84, branch: 62 }
export const mostLines = 2
const tile = 28

export function heightOfItem(item: Item, measure: Measure): number {
  if (item.kind === 'times' || item.kind === 'exits') return 2 * lineHeight.summary + padding.row
  const isBranch = item.kind === 'branch' || item.kind === 'otherwise'
  const width = item.kind === 'start' ? widths.head : isBranch ? widths.branch : widths.step
  const room = width - aside[item.kind === 'start' ? 'head' : isBranch ? 'branch' : 'step']
  const shown = item.lines.length > 0 ? item.lines : item.missing ? [item.missing] : []
  const lines = shown.reduce((sum, line) => sum + Math.min(mostLines, linesOf(line, room, measure)), 0)
  const text = lineHeight.title + lines * lineHeight.summary
  if (isBranch) return text + padding.branch
  return (
    Math.max(tile, text) +
    padding.step +
    (item.picture === undefined ? 0 : pictureHeight) +
    (item.numbers === undefined ? 0 : numbersHeight)
  )
}

/** How many lines a text takes: broken between words, and within those that are too long for one. */
export function linesOf(text: string, room: number, measure: Measure): number {
  const space = measure(' ')
  let lines = 1
  let filled = 0
  for (const word of text.split(/\s+/)) {
    const width = measure(word)
    const needed = filled === 0 ? width : filled + space + width
    if (needed <= room) {
      filled = needed
      continue
    }
    if (filled > 0) lines++
    lines += Math.max(0, Math.ceil(width / room) - 1)
    filled = width % room
  }
  return lines
}
