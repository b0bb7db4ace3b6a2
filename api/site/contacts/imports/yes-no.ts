/** Spellings of a checked box in spreadsheets and exports, in the languages of those who write them. */
import { tidyText } from '../../../platform/texts/typed-text.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))
const yes = words(
  'true yes y 1 x on sí si s t checked verdadero cierto ✓ ✔ ✅ ☑ ☒ ja oui o sim vrai wahr vero verdadeiro да',
)
const no = words('false no n 0 off f unchecked falso ✗ ✘ ❌ ☐ nein non não nao faux falsch нет')
/** Words of a state; columns of consent read these words by themselves. */
const active = words('active activo activa activado activada enabled habilitado habilitada aktiv actif')
const inactive = words('inactive inactivo inactiva desactivado desactivada disabled deshabilitado inaktiv inactif')

const bare = (cell: string): string =>
  tidyText(cell)
    .toLowerCase()
    .replace(/\uFE0F$/, '')

export const isYes = (cell: string): boolean => yes.has(bare(cell))
export const isNo = (cell: string): boolean => no.has(bare(cell))
export const isOn = (cell: string): boolean => isYes(cell) || active.has(bare(cell))
export const isOff = (cell: string): boolean => isNo(cell) || inactive.has(bare(cell))
