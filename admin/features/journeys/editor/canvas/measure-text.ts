/** The width of a summary on the canvas, as the browser draws it: anew once the font has come. */
import { useSyncExternalStore } from 'react'
import type { Measure } from './node-size.ts'

const size = 0.75
let context: CanvasRenderingContext2D | null | undefined

function newMeasure(): Measure {
  const known = new Map<string, number>()
  const root = getComputedStyle(window.document.documentElement)
  const font = `400 ${size * Number.parseFloat(root.fontSize)}px ${root.getPropertyValue('--font')}`
  return text => {
    const found = known.get(text)
    if (found !== undefined) return found
    context ??= window.document.createElement('canvas').getContext('2d')
    if (!context) return text.length * 7
    context.font = font
    const { width } = context.measureText(text)
    known.set(text, width)
    return width
  }
}

let current: Measure | undefined

function subscribe(changed: () => void): () => void {
  const { fonts } = window.document
  const measureAnew = () => {
    current = newMeasure()
    changed()
  }
  fonts.addEventListener('loadingdone', measureAnew)
  return () => fonts.removeEventListener('loadingdone', measureAnew)
}

export const useMeasure = (): Measure =>
  useSyncExternalStore(subscribe, () => {
    current ??= newMeasure()
    return current
  })
