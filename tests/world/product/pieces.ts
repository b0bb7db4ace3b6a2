/** Pieces of the product's text, replaced when its modules are loaded. One that is not there any more fails. */
import { registerHooks } from 'node:module'

export interface Piece {
  file: string
  from: string
  to: string
}

export function replacePieces(pieces: readonly Piece[]): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const own = pieces.filter(({ file }) => url.endsWith(`/${file}`))
      if (own.length === 0) return loaded
      let text = String(loaded.source)
      for (const { file, from, to } of own) {
        if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`)
        text = text.replace(from, () => to)
      }
      return { ...loaded, source: text }
    },
  })
}
