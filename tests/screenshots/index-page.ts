/** The page beside the pictures: all of a screen in a row, and what is wrong with it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Found } from './faults.ts'
import type { State, View } from './options.ts'

export interface Shot extends View {
  screen: string
  state: State
  file: string
  faults: readonly Found[]
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

export const inWords = ({ screen, state, width, theme, language }: Omit<Shot, 'faults' | 'file'>): string =>
  `${screen} (${state}, ${width} px, ${theme}, ${language})`

export function writeIndex(folder: string, shots: readonly Shot[]): void {
  const rows = [...Map.groupBy(shots, ({ screen }) => screen)].map(([screen, all]) => {
    const pictures = all.map(shot => {
      const faults = shot.faults.map(({ kind, element }) => `<li>${kind}: ${escaped(element)}</li>`).join('')
      const about = `${shot.state} · ${shot.width} · ${shot.theme} · ${shot.language}`
      return `<figure${faults && ' class="bad"'}><a href="${shot.file}"><img loading="lazy" src="${shot.file}" alt="${escaped(inWords(shot))}"></a><figcaption>${about}${faults && `<ul>${faults}</ul>`}</figcaption></figure>`
    })
    return `<section><h2>${escaped(screen)}</h2><div>${pictures.join('')}</div></section>`
  })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:13px/1.5 system-ui;margin:24px;background:#f4f4f2;color:#1c1b1a}section>div{display:flex;gap:16px;overflow-x:auto;padding-bottom:16px}
figure{margin:0;flex:none;width:280px}img{width:280px;max-height:420px;object-fit:cover;object-position:top;border:1px solid #ccc;background:#fff}.bad img{border:2px solid #c62828}ul{margin:4px 0;padding-left:16px;color:#b3261e;overflow-wrap:anywhere}</style>
<h1>Screens</h1><p>${shots.length} pictures, ${shots.reduce((sum, { faults }) => sum + faults.length, 0)} faults</p>${rows.join('')}</html>`
  writeFileSync(join(folder, 'index.html'), page)
}
