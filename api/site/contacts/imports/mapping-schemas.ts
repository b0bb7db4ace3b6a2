/** The mapping of an import's columns on the wire: their fields, what their values mean, and how rows are counted by it. */
import { z } from '@hono/zod-openapi'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumWith, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { filledText, id, text } from '../../../platform/schemas/schemas.ts'
import { listSeparators } from '../../../platform/texts/text-list.ts'
import { fieldTypeWords } from '../custom-fields/contract.ts'
import { consentFields, readStatuses, rowStatuses } from './consent-statuses.ts'
import { importLimits } from './limits.ts'
import { products } from './products.ts'
import { fullName, newFieldTypes, notations, rowProblems, tagsField } from './statuses.ts'

export const count = z.int().min(0)
const fieldName = text(50, 1).openapi({
  description: `\`email\`, another built-in lead field such as \`first_name\`, the name of a custom field, \`${fullName}\` (divided into first and last name), \`${tagsField}\`, or what a column says of consent: ${consentFields.map(name => `\`${name}\``).join(', ')}. Several columns may fill \`${tagsField}\`, and the same field of consent.`,
  example: 'email',
})
export const column = z.int().min(0).openapi({ description: 'Zero-based index of the column.' })
const rowStatus = enumWith(rowStatuses, {
  subscribed: 'The person agreed.',
  opted_out: 'Withdraws, for existing leads too, unless they agreed here since.',
  bounced: 'Email came back: the address is suppressed.',
  complained: 'Reported as spam: the address is suppressed.',
  suppressed: 'Suppressed by the sender, and so here.',
  never_consented: 'Subscribes nobody.',
  test: 'Skips the row, which is no person.',
  unstated: 'Leaves it to the statement for the file.',
}).openapi('ImportRowStatus', {
  description: 'What a row says of consent. It takes precedence over the statement for the file.',
})
const readStatus = enumWith(readStatuses, {
  subscribed: 'The person agreed.',
  opted_out: 'The person unsubscribed, and stays so unless they agreed here since.',
  bounced: 'Email came back: the address is suppressed.',
  complained: 'Reported as spam: the address is suppressed.',
  suppressed: 'Suppressed by the sender, and so here.',
  never_consented: 'Never agreed: nobody is subscribed by the row.',
  test: 'No person: the row is skipped.',
  unstated: 'It says nothing: the statement for the file decides.',
  unknown: 'It is not understood: nobody is subscribed by the row.',
}).openapi('ImportReadStatus', {
  description: 'What the row’s value was read as.',
})
const separator = enumWith(listSeparators, {
  comma: 'The character ,.',
  semicolon: 'The character ;.',
  bar: 'The character |.',
  colons: 'The characters :::.',
  line: 'A line break.',
  none: 'Each cell is one tag.',
}).openapi('ImportTagSeparator', {
  description:
    'What stands between the tags of a cell: `colons` is `:::`; `none` if each cell is one tag. A tag in quotation marks may contain it.',
})
const newField = z
  .strictObject({ type: enumWith(newFieldTypes, fieldTypeWords), label: filledText(limits.name_characters_max) })
  .openapi('ImportNewField')
const meaning = z
  .strictObject({ value: text(importLimits.import_cell_characters_max), status: rowStatus })
  .openapi('ImportMeaning')
const notation = z.enum(notations).openapi('ImportNotation', {
  description:
    '`day_first`: 14/03/2024. `month_first`: 03/14/2024. `year_first`: 24/03/14. `decimal_comma`: 1.234,56. `decimal_point`: 1,234.56.',
})
const columnNotation = z
  .object({
    notation,
    is_certain: z
      .boolean()
      .openapi({ description: 'Whether the values of the file leave no doubt. Otherwise the owner should choose.' }),
    value: z
      .string()
      .optional()
      .openapi({ description: 'A value that other notations read differently, if there is one.' }),
    readings: z
      .array(
        z
          .object({
            notation,
            read_as: z.string().openapi({ description: 'As YYYY-MM-DD, or as a number with a point.' }),
          })
          .openapi('ImportReading'),
      )
      .openapi({ description: 'How each notation reads that value.' }),
  })
  .openapi('ImportColumnNotation', { description: 'How the values are written, decided from all of them.' })
export const statusTarget = {
  column,
  field: fieldName,
  meanings: z.array(meaning).max(importLimits.import_meanings_max).optional().openapi({
    description:
      'Only for `consent.status`: what single values mean. All others are understood by their words, in English and Spanish.',
  }),
  otherwise: rowStatus.optional().openapi({ description: 'Only for `consent.status`: what all other values mean.' }),
  separator: separator.optional().openapi({ description: 'Only for `tags`. Absent to recognize it by all values.' }),
  new_field: newField.optional().openapi({
    description: 'Creates the custom field `field` if the site does not have it. Not returned in `mapping`.',
  }),
  notation: notation.optional().openapi({
    description:
      'How the values are written: an order for a date field and for moments of consent, decimals for a number field. By default the notation of the column. If that is not certain, values that it leaves open are noted (`notation_unclear`).',
  }),
}
export const target = z.strictObject(statusTarget).openapi('ImportTarget')
const verdictCounts = z
  .object({ created: count, changed: count, same: count, refused: count, skipped: count })
  .openapi('ImportCounts')
const statusCount = z.object({ status: readStatus, rows: count }).openapi('ImportStatusCount')
export const problemCode = enumWith(rowProblems, wordsIn('operation.failure', rowProblems)).openapi(
  'ImportRowProblemCode',
)
const note = z.object({ column, code: problemCode, text: z.string(), rows: count }).openapi('ImportNote')
export const pass = z
  .object({
    operation_id: id('operation'),
    counts: verdictCounts.optional(),
    new_tags: z.array(z.string()).optional().openapi({
      description:
        'Tags that the file names and the site did not have: of a check, those that the import would create.',
    }),
    notes: z
      .array(note)
      .optional()
      .openapi({ description: 'Values of imported rows that were left out, or read by guess.' }),
    statuses: z.array(statusCount).optional().openapi({ description: 'Number of rows by what they say of consent.' }),
  })
  .openapi('ImportPass')
const columnValue = z
  .object({
    value: z.string(),
    count: count.optional().openapi({ description: 'Number of rows with it. Absent if the column has many values.' }),
    status: readStatus,
  })
  .openapi('ImportColumnValue', { description: 'A value, and what it means in a column of `consent.status`.' })
export const importColumn = z
  .object({
    name: z.string(),
    samples: z.array(z.string()),
    could_be_email: z.boolean().optional().openapi({
      description:
        '`true` for a further column of email addresses: mapped to `email`, it would be the one that counts.',
    }),
    separator: separator.optional().openapi({ description: 'Between the tags of a column that is mapped to `tags`.' }),
    new_field: z.object({ field: z.string(), new_field: newField }).optional().openapi({
      description: 'A custom field that the site lacks and the column could fill: a target with it creates it.',
    }),
    date_notation: columnNotation.optional(),
    number_notation: columnNotation.optional(),
    values: z.array(columnValue).optional().openapi({
      description:
        'Distinct values of a column that says something of consent, or could; some of them if there are many.',
    }),
    otherwise: readStatus.optional().openapi({
      description: 'What values that are not listed mean. Absent if all are listed.',
    }),
  })
  .openapi('ImportColumn')
export const recognizedProduct = z.enum(products).openapi('ImportProduct', {
  description: 'Product whose export the file looks like.',
})
