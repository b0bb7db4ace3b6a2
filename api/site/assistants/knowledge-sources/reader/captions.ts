/** What is said in a video, by its captions (WebVTT, SubRip), a passage for each while. Pure. */
import type { Block, ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'

interface Cue {
  seconds: number
  text: string
}

const time = /^(?:(\d+):)?(\d{1,2}):(\d{2})[.,]\d{1,3}\s+-->/

export function cuesOf(text: string): Cue[] {
  const cues: Cue[] = []
  for (const part of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const lines = part.split('\n')
    const at = lines.findIndex(line => time.test(line))
    const [, hours = '0', minutes, seconds] = time.exec(lines[at] ?? '') ?? []
    if (at < 0) continue
    const said = lines
      .slice(at + 1)
      .map(line => line.replaceAll(/<[^>]{0,200}>|\{[^}]{0,200}\}/g, '').trim())
      .filter(line => line !== '')
      .join(' ')
    // Captions that roll say the last line again.
    if (said !== '' && cues.at(-1)?.text !== said) {
      cues.push({ seconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), text: said })
    }
  }
  return cues
}

const clock = (seconds: number): string => {
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

export function readCaptions(text: string, name: string, url: string | null): ReadDocument {
  const cues = cuesOf(text)
  const blocks: Block[] = []
  let began = Number.NEGATIVE_INFINITY
  for (const { seconds, text: said } of cues) {
    const last = blocks.at(-1)
    if (last && seconds - began < knowledgeLimits.caption_passage_seconds) last.text += ` ${said}`
    else {
      began = seconds
      blocks.push({ type: 'heading', level: 1, text: clock(seconds) }, { type: 'text', text: said })
    }
  }
  return { title: name, url, language: null, blocks }
}
