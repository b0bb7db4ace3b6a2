/** Well-known fonts that every reader's machine has, as stacks. */
import type { SiteFont } from '@leadwright/sdk'

export const systemStacks: readonly SiteFont[] = [
  { name: 'System', stack: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif' },
  { name: 'Serif', stack: 'ui-serif, Georgia, Cambria, "Times New Roman", serif' },
  { name: 'Rounded', stack: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, system-ui, sans-serif' },
  { name: 'Humanist', stack: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif' },
  { name: 'Geometric', stack: 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif' },
  { name: 'Old style', stack: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif' },
  { name: 'Slab', stack: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif' },
  { name: 'Monospace', stack: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, monospace' },
]

/** The stack of a web font: its own name first, then what every machine has. */
export const webStack = (name: string): string => `"${name}", system-ui, sans-serif`
