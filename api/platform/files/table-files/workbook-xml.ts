/** The XML of a workbook with one sheet: its fixed parts, and cells. */
import { limits } from '../../runtime/limits.ts'
import type { Cell } from './table.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** By their place in `cellXfs`. `text` is what a spreadsheet keeps as text though it begins like a formula. */
const styles = { plain: 0, heading: 1, day: 2, moment: 3, text: 4 } as const
type Style = keyof typeof styles

const format = (id: number, code: string) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`
const styleOf = (numFmt: number, font: number, more = '') =>
  `<xf numFmtId="${numFmt}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}/>`

/** All but the sheet. */
export const fixedParts = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="2">${format(164, 'yyyy\\-mm\\-dd')}${format(165, 'yyyy\\-mm\\-dd\\ hh:mm:ss')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${styleOf(0, 0)}${styleOf(0, 1)}${styleOf(164, 0)}${styleOf(165, 0)}${styleOf(49, 0, ' quotePrefix="1"')}</cellXfs></styleSheet>`,
}

/** The first row stays in sight. */
export const sheetBegin = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
export const sheetEnd = '</sheetData></worksheet>'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const between = (from: number, to: number) => `${String.fromCharCode(from)}-${String.fromCharCode(to)}`
/** What XML has no place for, and what would be read as the code of such a character. */
const unfit = new RegExp(
  `[${between(0x0, 0x8)}${between(0xb, 0x1f)}${between(0xfffe, 0xffff)}]|_(?=x[0-9A-Fa-f]{4}_)`,
  'g',
)
const asCode = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Characters that XML has no place for are written as spreadsheets write them. */
const escaped = (text: string): string => text.replace(unfit, asCode).replace(/[&<>]/g, one => escapes[one] ?? one)

const bounded = (text: string): string =>
  text.length <= limits.workbook_cell_characters_max
    ? text
    : `${text.slice(0, limits.workbook_cell_characters_max - 1).toWellFormed()}…`

/** A to Z, AA, … */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

const names: string[] = []
const nameOf = (at: number): string => (names[at] ??= columnName(at))

const day_ms = 86_400_000
/** Days since the spreadsheets' beginning of time. */
const serial = (at: number): number => at / day_ms + 25_569

const isLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)
/** Text that looks guarded as in CSV gets one more apostrophe, since importing removes one. */
const guarded = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Nothing for an empty one. */
export function cellXml(cell: Cell, row: number, at: number, style?: Style): string {
  const place = `r="${nameOf(at)}${row}"`
  const valued = (value: number, of: Style) => `<c ${place} s="${styles[of]}"><v>${value}</v></c>`
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return valued(cell, style ?? 'plain')
  if (typeof cell === 'boolean') return `<c ${place} t="b"><v>${Number(cell)}</v></c>`
  if (typeof cell === 'object')
    return 'day' in cell ? valued(serial(cell.day), 'day') : valued(serial(cell.moment), 'moment')
  const of = style ?? (isLikeFormula(cell) ? 'text' : 'plain')
  return `<c ${place} s="${styles[of]}" t="inlineStr"><is><t xml:space="preserve">${escaped(bounded(guarded(cell)))}</t></is></c>`
}
