/** Spellings of a checked box in spreadsheets. */
const yes: readonly string[] = ['true', 'yes', 'y', '1', 'x', 'on', 'sí', 'si', 's', 'verdadero', '✓', '✔']
const no: readonly string[] = ['false', 'no', 'n', '0', 'off', 'falso', '✗', '✘']

export const isYes = (cell: string): boolean => yes.includes(cell.trim().toLowerCase())
export const isNo = (cell: string): boolean => no.includes(cell.trim().toLowerCase())
