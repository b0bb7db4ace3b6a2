/** What the contract of imports takes and answers one of: modes, states, and how files are written. */
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { formats } from './reader/content.ts'
import { delimiters } from './reader/delimiter.ts'
import { encodings } from './reader/encoding.ts'
import { importModes, importStatuses } from './statuses.ts'

export const importMode = enumWith(importModes, {
  update: 'The file’s values replace theirs.',
  skip: 'They are left unchanged.',
  fill_empty: 'Only their empty fields are filled.',
}).openapi('ImportMode', {
  description: 'What happens to existing leads.',
})

export const importEncoding = enumWith(encodings, {
  'utf-8': 'Unicode, as programs write it by default.',
  'utf-16le': 'Unicode, as Excel writes it as “Unicode text”.',
  'utf-16be': 'Unicode with the bytes of each character the other way round.',
  'windows-1252': 'Windows in Western Europe and America.',
  'windows-1250': 'Windows in Central Europe.',
  'windows-1251': 'Windows with Cyrillic letters.',
  macintosh: 'Older versions of macOS.',
  cp850: 'DOS in Western Europe.',
  cp437: 'DOS in America.',
}).openapi('ImportEncoding')

export const importDelimiter = enumWith(delimiters, {
  comma: 'The character , as in most CSV files.',
  semicolon: 'The character ; as Excel writes it in many countries.',
  tab: 'The tab character.',
  bar: 'The character |.',
}).openapi('ImportDelimiter')

export const importStatus = enumWith(importStatuses, {
  draft: 'Columns are mapped.',
  checking: 'Rows are read, and nothing is stored.',
  checked: 'Rows were read, and nothing is stored; start the import.',
  importing: 'Leads are being stored.',
  imported: 'All leads are stored.',
  canceled: 'Stopped by a person; what was stored stays.',
  failed: 'It broke off; its operation says why.',
  undoing: 'The import is being taken back.',
  undone: 'The import was taken back.',
}).openapi('ImportStatus')

export const importFormat = enumWith(formats, {
  csv: 'Text with a delimiter.',
  xlsx: 'A workbook of Excel since 2007.',
  xls: 'A workbook of older versions of Excel.',
}).openapi('ImportFormat')
