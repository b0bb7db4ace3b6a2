/** The blocks of docs/quick-start.md, in order, with the address of this reader's server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Block {
  /** What stands behind the fence, such as `ts` or `sh skip`. */
  info: string
  code: string
}

const file = join(import.meta.dirname, '../../docs/quick-start.md')

export const quickStartBlocks = (url: string): Block[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```([\w ]+)\n([\s\S]*?)^```$/gm)].map(([, info = '', code = '']) => ({
    info,
    code: code.replaceAll('https://leads.example.com', url),
  }))
